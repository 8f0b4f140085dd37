import { both, type Words } from '../words.ts';

/** A process that is working in an output folder. */
interface Worker {
  readonly pid: number;
  readonly host: string;
  readonly since: Date;
}

/** `8.05` */
const timeOfDe = (time: Date) => `${time.getHours()}.${String(time.getMinutes()).padStart(2, '0')}`;

/** `8:05` */
const timeOfEn = (time: Date) => `${time.getHours()}:${String(time.getMinutes()).padStart(2, '0')}`;

/** Texts for system errors, which are the fault of neither the content nor nebel. */
export const SYSTEM_ERROR_WORDS = {
  /** `where` is a file or a folder. */
  kinds: {
    full: {
      what: both(
        (where: string) => `Es ist kein Speicherplatz mehr frei: ${where} konnte nicht geschrieben werden.`,
        (where) => `There is no space left: ${where} could not be written.`,
      ),
      fix: both(
        'Schaffen Sie Platz, oder lassen Sie sich mehr geben, und rufen Sie den Befehl noch einmal auf.',
        'Free some space, or request more, and run the command again.',
      ),
    },
    readOnly: {
      what: both(
        (where: string) => `${where} liegt auf einem Datenträger, auf den nicht geschrieben werden kann.`,
        (where) => `${where} is on a read-only disk.`,
      ),
      fix: both(
        'Arbeiten Sie auf einem anderen; den Ausgabeordner wählen Sie mit --out.',
        'Use a different disk; set the output folder with --out.',
      ),
    },
    denied: {
      what: both(
        (where: string) => `${where} ist für Sie gesperrt.`,
        (where) => `You do not have permission to access ${where}.`,
      ),
      fix: both(
        'Lassen Sie sich die Rechte dafür geben, oder wählen Sie einen anderen Ordner, für die Ausgabe mit --out.',
        'Request access, or choose a different folder (for the output, with --out).',
      ),
    },
    inUse: {
      what: both(
        (where: string) => `${where} kann nicht ausgetauscht werden, weil etwas anderes den Ordner festhält.`,
        (where) => `${where} cannot be replaced because another program is using the folder.`,
      ),
      fix: both(
        'Beenden Sie das Programm, das ihn benutzt. Ist er ein eingehängter Datenträger, wählen Sie mit --out einen Ordner darin.',
        'Quit the program that is using it. If it is a mounted disk, choose a folder inside it with --out.',
      ),
    },
    tooManyFiles: {
      what: both(
        (where: string) =>
          `Auf diesem Rechner sind zu viele Dateien zugleich offen: ${where} konnte nicht geöffnet werden.`,
        (where) => `Too many files are open on this computer: ${where} could not be opened.`,
      ),
      fix: both(
        'Beenden Sie andere Programme, oder heben Sie die Grenze an, zum Beispiel mit: ulimit -n 4096',
        'Quit other programs, or raise the limit, for example with: ulimit -n 4096',
      ),
    },
    notFolder: {
      what: both(
        (where: string) => `${where}: Hier ist eine Datei, wo ein Ordner sein müsste.`,
        (where) => `${where}: there is a file where a folder should be.`,
      ),
      fix: both(
        'Nennen Sie einen anderen Ordner, oder geben Sie der Datei einen anderen Namen.',
        'Choose a different folder, or rename the file.',
      ),
    },
    nameTooLong: {
      what: both(
        (where: string) => `Dieser Name ist für den Datenträger zu lang: ${where}`,
        (where) => `This name is too long for the disk: ${where}`,
      ),
      fix: both('Wählen Sie kürzere Namen für Dateien und Ordner.', 'Choose shorter names for files and folders.'),
    },
    tooLarge: {
      what: both(
        (where: string) => `${where} würde grösser, als eine Datei hier sein darf.`,
        (where) => `${where} would exceed the maximum file size.`,
      ),
      fix: both(
        'Heben Sie die Grenze an, zum Beispiel mit: ulimit -f unlimited',
        'Raise the limit, for example with: ulimit -f unlimited',
      ),
    },
    broken: {
      what: both(
        (where: string) => `Der Datenträger meldet einen Defekt bei ${where}.`,
        (where) => `The disk reports an error at ${where}.`,
      ),
      fix: both('Sichern Sie Ihre Daten, und prüfen Sie den Datenträger.', 'Back up your data, and check the disk.'),
    },
    outside: {
      what: both(
        (where: string) => `${where} liegt nicht im Ordner data/, oder eine Verknüpfung führt von dort hinaus.`,
        (where) => `${where} is not in the folder data/, or a link leads out of it.`,
      ),
      fix: both('Legen Sie die Datei selbst in data/ ab.', 'Put the file itself into data/.'),
    },
  },
  output: {
    /** Another process is working there. */
    busy: {
      what: both(
        (out: string, { pid, host, since }: Worker) =>
          `In ${out} arbeitet seit ${timeOfDe(since)} Uhr ein anderer Befehl (Prozess ${pid} auf ${host}).`,
        (out, { pid, host, since }) =>
          `Another command has been working in ${out} since ${timeOfEn(since)} (process ${pid} on ${host}).`,
      ),
      fix: both(
        'Warten Sie, bis er fertig ist, oder beenden Sie ihn; rufen Sie dann den Befehl noch einmal auf.',
        'Wait until it has finished, or stop it; then run the command again.',
      ),
    },
    /** Something that is not a lock has its name. */
    locked: {
      what: both(
        (out: string, lock: string) => `Die Datei ${lock} sperrt ${out}, und es steht nicht darin, für wen.`,
        (out, lock) => `The file ${lock} locks ${out}, but does not state for which command.`,
      ),
      fix: both(
        'Löschen Sie sie, wenn dort kein anderer Befehl arbeitet, und rufen Sie den Befehl noch einmal auf.',
        'If no other command is working there, delete it and run the command again.',
      ),
    },
    /** Another process mistook this one for dead. */
    lost: {
      what: both(
        (out: string) => `Dieser Befehl stand so lange still, dass ein anderer ${out} übernommen hat.`,
        (out) => `This command was paused for so long that another one took over ${out}.`,
      ),
      fix: both('Rufen Sie den Befehl noch einmal auf.', 'Run the command again.'),
    },
    /** The folder was replaced during the build. */
    foreign: {
      what: both(
        (out: string) =>
          `${out} wurde inzwischen durch einen Ordner ersetzt, der nicht von nebel ist. Er bleibt, wie er ist.`,
        (out) => `${out} has since been replaced by a folder that nebel did not create. It is left unchanged.`,
      ),
      fix: both(
        'Räumen Sie ihn weg, oder wählen Sie mit --out einen anderen Ordner.',
        'Move it away, or choose a different folder with --out.',
      ),
    },
  },
  /** Stands in for a path if writing to standard output failed. */
  printed: both('die Ausgabe dieses Befehls', 'the output of this command'),
  whole: both(
    'Nichts ist halb geschrieben; was es schon gab, ist ganz.',
    'No file is half-written; everything that existed before is intact.',
  ),
};

export type SystemErrorWords = Words<typeof SYSTEM_ERROR_WORDS>;
