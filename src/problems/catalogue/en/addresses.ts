import { NEBEL } from '../../../messages/command.ts';
import { type Chapter, section } from '../catalogue.ts';
import { joined, list, listStart } from '../words.ts';
import { meant, quote } from '../words-en.ts';

/** Addresses: who has them, what becomes of them, and when a page is public. */
export const addresses: Chapter<'route' | 'redirect' | 'page'> = {
  'route-collision': section('Two files, one address', ({ url, files }) => ({
    message: `Several files want the address ${quote(url)}: ${list(files)}.`,
    why: 'Only one of them could be built.',
    fix: 'Rename one of the files.',
  })),
  'route-disappeared': section(
    'An address has lost its page',
    ({ url, file, state, field, suggestion, renamedTo }) => ({
      message: {
        draft: `The page ${quote(url)} is a draft now and missing from the website.`,
        scheduled: `The page ${quote(url)} appears on a later day and is missing until then.`,
        renamed: `The address ${quote(url)} no longer belongs to a page. Its file now seems to be ${renamedTo}, at the new address ${quote(suggestion ?? '')}.`,
        gone: `The address ${quote(url)} no longer belongs to a page.${file ? ` ${file} was probably deleted or renamed.` : ''}${meant(suggestion)}`,
      }[state ?? (renamedTo ? 'renamed' : 'gone')],
      why: 'People who saved the address, or come from a search engine, would get the error page.',
      fix: joined(
        renamedTo &&
          `If that is so, “${NEBEL} validate --fix” adds the redirect and corrects the links to the old address. Or by hand:`,
        `Below this line, write “redirect: ${suggestion ?? '/new-address/'}”, or “gone: true” if nothing takes its place.`,
        state === 'draft' && 'If the page is to stay visible, delete the line “draft” in its file.',
        state === 'scheduled' &&
          (field === 'from'
            ? 'If the page is to stay visible, delete the line “from” in its file.'
            : `If the page is to stay visible, set ${quote(String(field))} in its file to today or an earlier day.`),
        'If the page was never published, delete the line.',
      ),
    }),
  ),
  'route-unlisted': section('New addresses are not listed yet', ({ urls }) => ({
    message: `Not listed yet: ${listStart(urls, (others) => `and ${others} others`)}.`,
    why: 'Only for listed addresses is it noticed later if their page disappears.',
    fix: `Run “${NEBEL} build” on your computer, which adds them, and commit the changed file.`,
  })),
  'route-listed-twice': section('Address is listed twice', ({ url }) => ({
    message: `${quote(url)} is already listed above.`,
    why: 'It is not clear which of the two entries counts.',
    fix: 'Delete one of the two entries.',
  })),
  'redirect-target': section('Redirect leads nowhere', ({ to, suggestion }) => ({
    message: `There is no page at ${quote(to)}.${meant(suggestion)}`,
    why: 'The redirect would end on the error page.',
    fix: suggestion ? `Write ${quote(suggestion)}.` : 'Name the address of a page that exists.',
  })),
  'redirect-chain': section('Redirect leads to a redirect', ({ to, end }) => ({
    message: `${quote(to)} is itself redirected, in the end to ${quote(end)}.`,
    why: 'Every stop on the way takes time, and search engines follow only a few.',
    fix: `Write “redirect: ${end}”.`,
  })),
  'redirect-loop': section('Redirect goes round in circles', ({ to }) => ({
    message: `The redirect to ${quote(to)} leads back to itself in the end.`,
    why: 'The browser would give up with an error.',
    fix: 'Name the address of a page that exists.',
  })),
  'redirect-existing': section('Address has a page and a redirect', ({ url, field }) => ({
    message:
      field === 'gone'
        ? `${quote(url)} is marked as gone, but the page exists.`
        : `${quote(url)} is redirected, but the page exists.`,
    why: 'On some hosts, the page could no longer be reached.',
    fix: `Delete the line “${field}”.`,
  })),
  'redirect-or-gone': section('Redirected and gone at once', ({ url }) => ({
    message: `${quote(url)} has both “redirect” and “gone”.`,
    why: 'An address can only be one or the other.',
    fix: 'Delete one of the two lines.',
  })),
  'page-period': section('Page ends before it begins', ({ from, until, field }) => ({
    message: `The last day (${until}) comes before the first (${from}).`,
    why: 'The page would never be public.',
    fix: `Check ${quote(field)} and “until”; both days are included.`,
  })),
  'page-expires': section('Page expires soon', ({ until, days }) => ({
    message:
      days === 0
        ? 'This is the last day of this page.'
        : `This page is public only until ${until} (${days === 1 ? '1 more day' : `${days} more days`}).`,
    why: 'After that it disappears, and links to it become plain text.',
    fix: 'If that is intended, there is nothing to do. Otherwise change or delete “until”. If its address should lead on, add “redirect” in the list of addresses.',
  })),
  'page-expired': section('Page has expired', ({ until }) => ({
    message: `This page was public until ${until} and has not been on the website since.`,
    why: 'Its address answers with the error page unless the list of addresses says otherwise.',
    fix: 'Add “redirect” or “gone: true” in the list of addresses; then you can delete this file.',
  })),
};
