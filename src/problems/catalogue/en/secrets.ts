import type { Chapter } from '../catalogue.ts';
import { list } from '../words.ts';
import { quote } from '../words-en.ts';

/** Keys, and who can see them. */
export const secrets: Chapter<'delivery' | 'secret'> = {
  'delivery-direct': {
    title: 'Key of the database becomes public',
    message: ({ variables }) => `With this setting the key (${list(variables)}) can be read in the website.`,
    why: () =>
      'Whoever opens the page can read it and add rows with it, and with the usual rights also read, change or delete every inquiry. Besides, an inquiry may arrive twice if the connection breaks while it is sent.',
    fix: () =>
      'Deliver through the relay, which keeps the key to itself (docs/deploy.md). If it has to be direct: give the key no right but to write into this one database, and back it up regularly.',
  },
  'delivery-key-missing': {
    title: 'Key for the delivery is missing',
    message: ({ variables }) => `This setting needs ${list(variables)}, but the environment does not hold it.`,
    why: () => 'Without a key not a single inquiry would arrive.',
    fix: ({ variables }) =>
      `Set ${list(variables)} as an environment variable before you build. A key never belongs in a file.`,
  },
  'secret-in-data': {
    title: 'Key stands in the data',
    message: ({ shown }) => `${quote(shown)} looks like a secret key.`,
    why: () => 'The data lies in the repository and travels from there to others; a key in it is no longer a secret.',
    fix: () => 'Delete it here, revoke it where it was issued, and pass the new one as an environment variable.',
  },
};
