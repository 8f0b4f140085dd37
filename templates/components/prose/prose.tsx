import type { Block } from '../../../.types/data.ts';
import { Chart } from '../charts/chart.tsx';
import { Paragraphs } from '../inline/inline.tsx';
import { Points } from '../points/points.tsx';
import { Table } from '../table/table.tsx';
import { Case } from './case.tsx';
import { NumberedSteps } from './numbered-steps.tsx';
import { Pull } from './pull.tsx';
import './prose.css';

/** Content of an article section, block by block. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity and never change their order
  return blocks.map((block, index) => <OneBlock key={index} block={block} />);
}

function OneBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return <Paragraphs texts={block.paragraphs} />;
    case 'heading':
      return <h3>{block.heading}</h3>;
    case 'list':
      return <Points points={block.points} />;
    case 'table':
      return <Table {...block} />;
    case 'steps':
      return <NumberedSteps steps={block.steps} />;
    case 'pull':
      return <Pull figure={block.figure} />;
    case 'chart':
      return <Chart chart={block.chart} />;
    case 'case':
      return <Case {...block} />;
    default:
      return block satisfies never;
  }
}
