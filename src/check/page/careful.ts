import { Parser } from 'htmlparser2';
import type { PageReading } from '../page-reading.ts';
import { Collector, tagOf } from './collector.ts';
import type { Keep } from './notes.ts';

/** Reads a page with the full parser, whatever stands in it. */
export function readCarefully(output: string, html: string, keep: Keep): PageReading {
  const page = new Collector(output, keep);
  const parser = new Parser({
    onopentag: (name, attributes) => page.open(tagOf(name, attributes, keep), parser.startIndex),
    ontext: (text) => page.text(text),
    onclosetag: () => page.close(),
  });
  parser.end(html);
  return page.reading();
}
