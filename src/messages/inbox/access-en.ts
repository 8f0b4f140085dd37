import { plural } from '../../problems/catalogue/words.ts';
import type { accessDe } from './access-de.ts';

/** Words of signing in to the inbox, in English. */
export const accessEn: typeof accessDe = {
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
    refused: {
      title: 'That did not work',
      text: 'The page was too old, or the request came from another website. Try again.',
    },
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
  audit: {
    'signed-in-link': 'signed in by a link',
    'signed-in-passkey': 'signed in by fingerprint or face',
    'sign-in-failed': 'sign-in failed',
    'passkey-added': 'device set up',
    'passkey-removed': 'device removed, others signed out',
    'signed-out': 'signed out',
    'signed-out-everywhere': 'signed out on all devices',
  },
};
