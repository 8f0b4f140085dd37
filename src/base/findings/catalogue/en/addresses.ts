import { NEBEL } from '../../../lib/command.ts';
import { type Chapter, section } from '../catalogue.ts';
import { joined, list, listStart } from '../words.ts';
import { meant, quote } from '../words-en.ts';

/** Addresses: collisions, successors, and periods in which a page is public. */
export const addresses: Chapter<'route' | 'redirect' | 'page'> = {
  'route-collision': section('Two files, one address', ({ url, files }) => ({
    message: `Several files claim the address ${quote(url)}: ${list(files)}.`,
    why: 'Only one of them could be published.',
    fix: 'Rename one of the files.',
  })),
  'route-disappeared': section(
    'An address has lost its page',
    ({ url, file, state, field, suggestion, renamedTo }) => ({
      message: {
        draft: `The page ${quote(url)} is now a draft and missing from the website.`,
        scheduled: `The page ${quote(url)} is scheduled for a later day and missing until then.`,
        renamed: `The address ${quote(url)} no longer belongs to a page. Its file seems to have been renamed to ${renamedTo}, and the new address is ${quote(suggestion ?? '')}.`,
        gone: `The address ${quote(url)} no longer belongs to a page.${file ? ` ${file} was probably deleted or renamed.` : ''}${meant(suggestion)}`,
      }[state ?? (renamedTo ? 'renamed' : 'gone')],
      why: 'Visitors who saved the address or come from a search engine would see the error page.',
      fix: joined(
        renamedTo &&
          `If so, “${NEBEL} validate --fix” adds the redirect and updates links to the old address. You can also do it by hand.`,
        `Below this line, write “redirect: ${suggestion ?? '/new-address/'}”, or “gone: true” if there is no replacement.`,
        state === 'draft' && 'To keep the page public, delete the line “draft” in its file.',
        state === 'scheduled' &&
          (field === 'from'
            ? 'To keep the page public, delete the line “from” in its file.'
            : `To keep the page public, set ${quote(String(field))} in its file to today or an earlier day.`),
        'If the page was never published, delete this line.',
      ),
    }),
  ),
  'route-unlisted': section('New addresses are not listed yet', ({ urls }) => ({
    message: `Not listed yet: ${listStart(urls, (others) => `and ${others} others`)}.`,
    why: 'If a page disappears later, this is noticed only for listed addresses.',
    fix: `Run “${NEBEL} build” on your computer to add them, then commit the changed file.`,
  })),
  'route-listed-twice': section('Address is listed twice', ({ url }) => ({
    message: `${quote(url)} is already listed above.`,
    why: 'It would be unclear which of the two entries applies.',
    fix: 'Delete one of the two entries.',
  })),
  'redirect-target': section('Redirect leads nowhere', ({ to, suggestion }) => ({
    message: `There is no page at ${quote(to)}.${meant(suggestion)}`,
    why: 'The redirect would end on the error page.',
    fix: suggestion ? `Change it to ${quote(suggestion)}.` : 'Enter the address of an existing page.',
  })),
  'redirect-chain': section('Redirect leads to a redirect', ({ to, end }) => ({
    message: `${quote(to)} is itself redirected, ultimately to ${quote(end)}.`,
    why: 'Every extra redirect takes time, and search engines follow only a few.',
    fix: `Write “redirect: ${end}”.`,
  })),
  'redirect-loop': section('Redirect loop', ({ to }) => ({
    message: `The redirect to ${quote(to)} eventually leads back to itself.`,
    why: 'The browser would give up with an error message.',
    fix: 'Enter the address of an existing page.',
  })),
  'redirect-existing': section('Address has a page and a redirect', ({ url, field }) => ({
    message:
      field === 'gone'
        ? `${quote(url)} is marked as gone, but the page exists.`
        : `${quote(url)} is redirected, but the page exists.`,
    why: 'On some hosts, the page would be unreachable.',
    fix: `Delete the line “${field}”.`,
  })),
  'redirect-or-gone': section('Both redirected and gone', ({ url }) => ({
    message: `${quote(url)} has both “redirect” and “gone”.`,
    why: 'An address can be only one or the other.',
    fix: 'Delete one of the two lines.',
  })),
  'page-period': section('Page ends before it starts', ({ from, until, field }) => ({
    message: `The last day (${until}) is before the first day (${from}).`,
    why: 'The page would never be public.',
    fix: `Check ${quote(field)} and “until”; both days are included.`,
  })),
  'page-expires': section('Page expires soon', ({ until, days }) => ({
    message:
      days === 0
        ? 'This is the last day of this page.'
        : `This page is public only until ${until} (${days === 1 ? '1 day left' : `${days} days left`}).`,
    why: 'After that, it disappears, and links to it become plain text.',
    fix: 'If this is intended, do nothing. Otherwise, change or delete “until”. To redirect its address afterwards, add “redirect” in the list of addresses.',
  })),
  'page-expired': section('Page has expired', ({ until }) => ({
    message: `This page was public until ${until} and has not been on the website since.`,
    why: 'Its address shows the error page unless the list of addresses says otherwise.',
    fix: 'Add “redirect” or “gone: true” in the list of addresses; then you can delete this file.',
  })),
};
