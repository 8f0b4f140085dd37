import { useId } from 'react';
import { useSite } from '../../../src/template-api.ts';
import { classes } from '../../format/classes.ts';

interface IllustrationProps {
  /** Name of a drawing below `assets/illustrations`, without `.svg`. */
  readonly name: string;
  /** True where the text beside it says everything the drawing shows. */
  readonly decorative?: boolean | undefined;
  readonly className?: string | undefined;
}

/** One of our drawings, inlined so that it takes the hue of the page around it. */
export function Illustration({ name, decorative = false, className }: IllustrationProps) {
  const prefix = `${name}${useId()}`;
  const { viewBox, title, inner } = parts(useSite().illustration(name));
  const titleId = `${prefix}title`;
  const described = title !== '' && !decorative;
  const heading = described ? `<title id="${titleId}">${title}</title>` : '';
  return (
    <svg
      className={classes('drawing', className)}
      viewBox={viewBox}
      role={described ? 'img' : undefined}
      aria-labelledby={described ? titleId : undefined}
      aria-hidden={described ? undefined : true}
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, checked at validation
      dangerouslySetInnerHTML={{ __html: heading + withOwnIds(inner, prefix) }}
    />
  );
}

function parts(markup: string) {
  const [root = '', attributes = ''] = /<svg\b([^>]*)>/.exec(markup) ?? [];
  const body = markup.slice(markup.indexOf(root) + root.length, markup.lastIndexOf('</svg>'));
  return {
    viewBox: /viewBox="([^"]*)"/.exec(attributes)?.[1],
    title: /<title[^>]*>([^<]*)<\/title>/.exec(body)?.[1]?.trim() ?? '',
    inner: body.replace(/<title[^>]*>[^<]*<\/title>/, '').replace(/<desc[^>]*>[^<]*<\/desc>/, ''),
  };
}

/** The same drawing may stand twice on a page, and two drawings may use the same id. */
function withOwnIds(markup: string, prefix: string): string {
  return markup.replace(/\b(id="|url\(#|href="#)/g, `$1${prefix}`);
}
