import { plural } from '../../problems/catalogue/words.ts';
import type { inboxDe } from './de.ts';

/** Every word of the inbox in English. */
export const inboxEn: typeof inboxDe = {
  locale: 'en-GB',
  title: 'Inbox',
  nav: { label: 'Sections', list: 'Inquiries', report: 'Report', log: 'Log', access: 'Access' },
  moment: (day, hour, minute) => `${day}, ${hour}:${minute}`,
  access: {
    signIn: {
      title: 'Sign in',
      passkey: 'With fingerprint or face',
      email: 'Your e-mail address',
      send: 'Send me a link to sign in',
      noMail:
        'No mail is set up here. The program shows the link to sign in in its terminal when it starts. If you need a new one, start it again.',
    },
    sent: {
      title: 'Look into your mail',
      text: (minutes) =>
        `If this address is on the list, a mail with a link to sign in is on its way. It is valid for ${minutes} minutes and once.`,
      nothing: 'Nothing there? Look into your spam folder, and check the spelling of the address.',
      again: 'Back',
    },
    link: {
      text: 'One more tap, and this device is signed in.',
      submit: 'Sign in now',
      ended: {
        title: 'This link is no longer valid',
        text: 'It was too old or has been used before. Ask for a new one.',
      },
      again: 'To the sign-in',
    },
    account: {
      title: 'Access',
      user: (user) => `Signed in as ${user}.`,
      toInbox: 'Go to the inbox',
      passkeys: 'Fingerprint or face',
      offer: 'Next time, sign in on this device with your fingerprint or face. Neither ever leaves the device.',
      name: 'Name of the device',
      nameless: 'Device without a name',
      add: 'Set up on this device',
      used: 'Last used:',
      remove: 'Remove',
      end: 'Sign out',
      endEverywhere: 'Sign out on all devices',
      lost: 'Lost a device? Remove it here. That signs out all other devices.',
    },
    done: {
      added: 'Set up. Next time you sign in on this device without a mail.',
      removed: 'Removed. All other devices are signed out.',
    },
    problem: {
      device: 'That did not work. Try again, or ask for a link.',
      tooMany: {
        title: 'Please wait a moment',
        text: (seconds) => `That was too often. Try again in ${plural(seconds, 'second', 'seconds')}.`,
      },
    },
    mail: {
      subject: 'Sign in to the inbox',
      text: (address, minutes) =>
        `Hello\n\nThis link signs you in to the inbox:\n\n${address}\n\nIt is valid for ${minutes} minutes and once. If you have not asked for it, there is nothing to do: without the link no one gets in.\n`,
    },
    invitation: (user, address, minutes) =>
      `Sign in to the inbox as ${user} (valid for ${minutes} minutes and once; start again for a new link): ${address}`,
  },
  progress: { new: 'New', called: 'Called', quoted: 'Quoted', won: 'Won', lost: 'Lost' },
  views: { all: 'All', flagged: 'Held back', failed: 'Not delivered' },
  list: {
    filter: 'By state',
    search: 'Search',
    searchHint: 'Name, place, phone …',
    found: (search) => `Found for “${search}”`,
    clear: 'Clear search',
    none: 'No inquiries yet. The first one appears here as soon as it arrives.',
    noneHere: 'There is nothing here.',
    nothingFound: 'Nothing was found. Try fewer letters, or look under “All”.',
    nameless: 'No name',
    newer: 'Newer',
    older: 'Older',
    pages: 'Pages',
    export: (table) => `${table} as a table (CSV)`,
  },
  call: 'Call',
  callNumber: (number) => `Call ${number}`,
  write: 'E-mail',
  back: 'Back to the list',
  inquiry: {
    entered: 'What they entered',
    way: 'Where it came from and went',
    arrived: 'Arrived',
    landedOn: 'First page of the visit',
    referrer: 'Came from',
    delivery: 'Delivery',
    photos: 'Photos',
    photo: (n, all) => `Photo ${n} of ${all}`,
  },
  step: {
    heading: 'What next?',
    note: 'Note (optional)',
    backToNew: 'Back to new',
    onlyNote: 'Save the note only',
    history: 'History',
  },
  remedy: {
    flagged: {
      text: 'A hidden field was filled in. Mostly that is a program. If the inquiry looks genuine, release it.',
      button: 'It is genuine: release',
    },
    failed: {
      text: 'The inquiry is safe here, but did not arrive everywhere. Call them. Once the cause is mended, deliver it again.',
      button: 'Deliver again',
    },
  },
  remove: {
    link: 'Delete this inquiry …',
    title: 'Delete this inquiry?',
    text: (name) =>
      `The inquiry of ${name} is deleted with its notes and history. This cannot be undone. Backup copies keep it for a few more days.`,
    yes: 'Yes, delete for good',
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
    deleted: 'The inquiry is deleted.',
    elsewhere: 'Deleted here. If the inquiry is in Airtable as well, delete it there by hand.',
    inUse:
      'The inquiry is deleted. Another program is reading the file; the last trace goes when the relay tidies up next, tomorrow at the latest.',
    sending: 'Not deleted: the inquiry is being delivered. Try again in a few minutes.',
  },
  conflict: {
    title: 'Someone was faster',
    text: 'Something has changed since you opened this page. Nothing of yours is saved yet.',
    meanwhile: 'This has happened meanwhile:',
    again: 'Have a look, then save again. Your note is still there.',
  },
  report: {
    title: 'Report',
    lead: 'The pages on which visits began that led to inquiries and calls.',
    from: 'From',
    to: 'To',
    show: 'Show',
    none: 'There was no inquiry and no call in this time.',
  },
  log: {
    title: 'Log',
    lead: (months) =>
      `Who did what, and when. Entries are kept for ${plural(months, 'month', 'months')}; they say nothing of inquiries that were deleted.`,
    none: 'No entries yet.',
    setTo: (state) => `set to “${state}”`,
    inquiry: 'Inquiry',
    deleted: 'deleted meanwhile',
  },
  audit: {
    'signed-in-link': 'signed in by a link',
    'signed-in-passkey': 'signed in by fingerprint or face',
    'sign-in-failed': 'sign-in failed',
    'passkey-added': 'device set up',
    'passkey-removed': 'device removed, others signed out',
    'signed-out': 'signed out',
    'signed-out-everywhere': 'signed out on all devices',
    note: 'wrote a note',
    released: 'released',
    resent: 'delivered again',
    deleted: 'deleted',
    exported: 'downloaded everything as a table',
  },
  problem: {
    missing: { title: 'There is no such thing here', text: 'Perhaps the inquiry has been deleted meanwhile.' },
    refused: {
      title: 'That did not work',
      text: 'The page was too old, or the request came from another website. Try again.',
    },
    tooLong: (limit) => `The note is too long. It may have ${limit} characters.`,
  },
  mailLink: (address) => `Open in the inbox: ${address}`,
};
