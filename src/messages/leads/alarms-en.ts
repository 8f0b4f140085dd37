import { NEBEL } from '../command.ts';
import type { alarmsDe } from './alarms-de.ts';

const MORE = 'This message comes once a day at most. More: docs/anfragen.md, «Alarm».';

const alarm = (subject: string, text: string) => ({ subject: `Website: ${subject}`, text: `${text}\n\n${MORE}\n` });

/** What the relay tells the owner in English. */
export const alarmsEn: typeof alarmsDe = {
  damaged: alarm(
    'the file with the inquiries is damaged',
    `The relay takes nothing more. Stop it and put the newest copy in its place: ${NEBEL} leads restore`,
  ),
  gone: alarm(
    'the file with the inquiries is gone',
    'It was deleted, moved or replaced while the relay is running, which takes nothing more. Put the file back, or start the relay again.',
  ),
  unusable: alarm(
    'the file with the inquiries cannot be read',
    'Check the disk and the permissions of the file. What the relay says is in its log.',
  ),
  waiting: alarm(
    'an inquiry has been waiting for more than an hour',
    `It is safe, but not in the store yet. For the cause: ${NEBEL} relay --check`,
  ),
  key: alarm(
    'the store refuses the key',
    `Inquiries wait until the key is valid and may do all it needs to; then they are delivered by themselves. For what is missing: ${NEBEL} relay --check`,
  ),
  login: alarm(
    'the mail server refuses the login',
    `Mails wait until user and password in SMTP_URL are valid again; then they are sent by themselves. Inquiries arrive all the same; look at them with: ${NEBEL} leads list`,
  ),
  copy: alarm(
    'the daily copy of the inquiries failed',
    'Check that the folder for copies is there and has room. The cause is in the log of the relay, after “copy failed”.',
  ),
  full: alarm(
    'the file with the inquiries is almost as large as it may become',
    `Beyond its limit the relay takes nothing more. Delete what is old with ${NEBEL} leads expire, or raise NEBEL_STORE_MAX_MB.`,
  ),
  disk: alarm(
    'the disk is nearly full',
    'When it is full the relay takes no inquiry any more. Make room: at least 50 MB and enough for one more copy.',
  ),
};
