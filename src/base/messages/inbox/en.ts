import { plural } from '../../findings/catalogue/words.ts';
import type { inboxDe } from './de.ts';

/** All texts of the inbox in English. */
export const inboxEn: typeof inboxDe = {
  locale: 'en-GB',
  title: 'Inbox',
  nav: { label: 'Sections', list: 'Inquiries', report: 'Report', log: 'Log', access: 'Access' },
  moment: (day, hour, minute) => `${day}, ${hour}:${minute}`,
  access: {
    signIn: {
      title: 'Sign in',
      email: 'Your email address',
      send: 'Email me a sign-in link',
      noMail:
        'Email is not set up here. The program shows the sign-in link in its terminal when it starts. If you need a new one, restart it.',
    },
    sent: {
      title: 'Check your email',
      text: (minutes) =>
        `If this address is registered, an email with a sign-in link is on its way. The link is valid for ${minutes} minutes and works once.`,
      nothing:
        'Nothing received? Check your spam folder and the spelling of the address. If several such emails are already in your mailbox, no more will arrive for now: use the latest.',
      again: 'Back',
    },
    link: {
      text: 'One more tap to sign in on this device.',
      submit: 'Sign in now',
      ended: {
        title: 'This link is no longer valid',
        text: 'It has expired, has already been used, or ended when you signed out on all devices. Request a new one.',
      },
      again: 'Go to sign-in',
    },
    account: {
      title: 'Access',
      user: (user) => `Signed in as ${user}.`,
      end: 'Sign out',
      endEverywhere: 'Sign out on all devices',
      lost: {
        title: 'Lost a device?',
        text: 'Sign out everywhere, including here. Sign-in links that you have received but not used become invalid as well.',
      },
    },
    problem: {
      tooMany: {
        title: 'Wait a moment',
        text: (seconds) => `Too many attempts. Try again in ${plural(seconds, 'second', 'seconds')}.`,
      },
    },
    mail: {
      subject: 'Sign in to the inbox',
      text: (address, minutes) =>
        `Hello\n\nUse this link to sign in to the inbox:\n\n${address}\n\nIt is valid for ${minutes} minutes and works once. If you did not request it, you can ignore this email: nobody can sign in without the link.\n`,
    },
    invitation: (user, address, minutes) =>
      `Sign in to the inbox as ${user} (valid for ${minutes} minutes, works once; restart for a new link): ${address}`,
  },
  progress: { new: 'New', called: 'Called', quoted: 'Quoted', won: 'Won', lost: 'Lost' },
  views: { all: 'All', flagged: 'Held back', failed: 'Not delivered' },
  list: {
    filter: 'By status',
    search: 'Search',
    searchHint: 'Name, place, phone …',
    found: (search) => `Results for “${search}”`,
    clear: 'Clear search',
    none: 'No inquiries yet. The first one appears here as soon as it arrives.',
    noneHere: 'Nothing here.',
    nothingFound: 'No results. Try fewer letters, or search under “All”.',
    nameless: 'No name',
    newer: 'Newer',
    older: 'Older',
    pages: 'Pages',
    export: (table) => `${table} as a table (CSV)`,
  },
  call: 'Call',
  callNumber: (number) => `Call ${number}`,
  write: 'Email',
  back: 'Back to the list',
  inquiry: {
    entered: 'Details',
    sourceAndDelivery: 'Source and delivery',
    arrived: 'Received',
    landedOn: 'Landing page',
    referrer: 'Referrer',
    delivery: 'Delivery',
    photos: 'Photos',
    photo: (n, all) => `Photo ${n} of ${all}`,
  },
  step: {
    heading: 'What next?',
    note: 'Note (optional)',
    backToNew: 'Back to New',
    onlyNote: 'Save note only',
    history: 'History',
  },
  remedy: {
    flagged: {
      text: 'A hidden field was filled in, usually by a program. If the inquiry looks genuine, release it.',
      button: 'Genuine: release',
    },
    failed: {
      text: 'The inquiry is stored safely here, but did not arrive everywhere. Call the sender. Once the cause is fixed, it is delivered by itself within an hour, or at once here:',
      button: 'Deliver again',
    },
  },
  remove: {
    link: 'Delete this inquiry …',
    title: 'Delete this inquiry?',
    text: (name) =>
      `The inquiry from ${name} will be deleted with its notes and history. This cannot be undone. Backups keep it for a few more days.`,
    yes: 'Yes, delete permanently',
    no: 'No, keep it',
  },
  done: {
    new: 'The inquiry is new again.',
    called: 'Saved: called.',
    quoted: 'Saved: quoted.',
    won: 'Saved: won.',
    lost: 'Saved: lost.',
    note: 'Note saved.',
    released: 'Released. The inquiry is being delivered.',
    resent: 'The inquiry is being delivered again.',
    unchanged: 'There was nothing to do: someone else was faster.',
    deleted: 'The inquiry has been deleted.',
    elsewhere: 'Deleted here. If the inquiry is also in Airtable, delete it there manually.',
    sending: 'Not deleted: the inquiry is being delivered. Try again in a few minutes.',
  },
  conflict: {
    title: 'Someone was faster',
    text: 'Something has changed since you opened this page. Your changes have not been saved yet.',
    meanwhile: 'What has happened since:',
    again: 'Check it, then save again. Your note is still there.',
  },
  report: {
    title: 'Report',
    lead: 'The pages where visits that led to inquiries and calls started.',
    from: 'From',
    to: 'To',
    show: 'Show',
    none: 'There were no inquiries or calls in this period.',
  },
  log: {
    title: 'Log',
    lead: (months) =>
      `Who did what, and when. Entries are kept for ${plural(months, 'month', 'months')}; they contain nothing about deleted inquiries.`,
    none: 'No entries yet.',
    setTo: (state) => `set to “${state}”`,
    inquiry: 'Inquiry',
    deleted: 'since deleted',
  },
  audit: {
    'signed-in-link': 'signed in with a link',
    'sign-in-failed': 'sign-in failed',
    'signed-out': 'signed out',
    'signed-out-everywhere': 'signed out on all devices',
    note: 'wrote a note',
    released: 'released',
    resent: 'delivered again',
    deleted: 'deleted',
    exported: 'downloaded everything as a table',
  },
  problem: {
    missing: { title: 'Not found', text: 'The inquiry may have been deleted in the meantime.' },
    refused: {
      title: 'That did not work',
      text: 'The page was out of date, or the request came from another website. Try again.',
    },
    tooLong: (limit) => `The note is too long. The maximum is ${limit} characters.`,
  },
  mailLink: (address) => `Open in the inbox: ${address}`,
};
