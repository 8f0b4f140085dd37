/* Generated from schemas/sections.json by `npm run gen`. Do not edit. */
import { BoxSection } from './box-section.tsx';
import { CardsSection } from './cards-section.tsx';
import { ChartSection } from './chart-section.tsx';
import { CompareSection } from './compare-section.tsx';
import { CoverageSection } from './coverage-section.tsx';
import { DistrictsSection } from './districts-section.tsx';
import { HotlineSection } from './hotline-section.tsx';
import { ListSection } from './list-section.tsx';
import { PairSection } from './pair-section.tsx';
import { StepsSection } from './steps-section.tsx';
import { TableSection } from './table-section.tsx';
import { TextSection } from './text-section.tsx';

export const KINDS = {
  box: BoxSection,
  cards: CardsSection,
  chart: ChartSection,
  compare: CompareSection,
  coverage: CoverageSection,
  districts: DistrictsSection,
  hotline: HotlineSection,
  list: ListSection,
  pair: PairSection,
  steps: StepsSection,
  table: TableSection,
  text: TextSection,
};
