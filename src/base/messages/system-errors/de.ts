/** A process that is working in an output folder. */
interface Worker {
  readonly pid: number;
  readonly host: string;
  readonly since: Date;
}

/** `8.05` */
const timeOf = (time: Date) => `${time.getHours()}.${String(time.getMinutes()).padStart(2, '0')}`;

/** Texts for system errors, which are the fault of neither the content nor nebel. */
export const systemErrors = {
  /** `where` is a file or a folder. */
  kinds: {
    full: {
      what: (where: string) => `Der Datenträger ist voll: ${where} konnte nicht geschrieben werden.`,
      fix: 'Schaffen Sie Platz, und rufen Sie den Befehl noch einmal auf.',
    },
    quota: {
      what: (where: string) => `Ihr Speicherplatz ist aufgebraucht: ${where} konnte nicht geschrieben werden.`,
      fix: 'Löschen Sie, was Sie nicht mehr brauchen, oder lassen Sie sich mehr Platz geben.',
    },
    readOnly: {
      what: (where: string) => `${where} liegt auf einem Datenträger, auf den nicht geschrieben werden kann.`,
      fix: 'Arbeiten Sie auf einem anderen; den Ausgabeordner wählen Sie mit --out.',
    },
    denied: {
      what: (where: string) => `${where} ist für Sie gesperrt.`,
      fix: 'Lassen Sie sich die Rechte dafür geben, oder wählen Sie einen anderen Ordner, für die Ausgabe mit --out.',
    },
    inUse: {
      what: (where: string) => `${where} kann nicht ausgetauscht werden, weil etwas anderes den Ordner festhält.`,
      fix: 'Beenden Sie das Programm, das ihn benutzt. Ist er ein eingehängter Datenträger, wählen Sie mit --out einen Ordner darin.',
    },
    tooManyFiles: {
      what: (where: string) =>
        `Auf diesem Rechner sind zu viele Dateien zugleich offen: ${where} konnte nicht geöffnet werden.`,
      fix: 'Beenden Sie andere Programme, oder heben Sie die Grenze an, zum Beispiel mit: ulimit -n 4096',
    },
    nameTooLong: {
      what: (where: string) => `Dieser Name ist für den Datenträger zu lang: ${where}`,
      fix: 'Wählen Sie kürzere Namen für Dateien und Ordner.',
    },
    tooLarge: {
      what: (where: string) => `${where} würde grösser, als eine Datei hier sein darf.`,
      fix: 'Heben Sie die Grenze an, zum Beispiel mit: ulimit -f unlimited',
    },
    broken: {
      what: (where: string) => `Der Datenträger meldet einen Defekt bei ${where}.`,
      fix: 'Sichern Sie Ihre Daten, und prüfen Sie den Datenträger.',
    },
    outside: {
      what: (where: string) => `${where} liegt nicht im Ordner data/, oder eine Verknüpfung führt von dort hinaus.`,
      fix: 'Legen Sie die Datei selbst in data/ ab.',
    },
  },
  output: {
    /** Another process is working there. */
    busy: {
      what: (out: string, { pid, host, since }: Worker) =>
        `In ${out} arbeitet seit ${timeOf(since)} Uhr ein anderer Befehl (Prozess ${pid} auf ${host}).`,
      fix: 'Warten Sie, bis er fertig ist, oder beenden Sie ihn; rufen Sie dann den Befehl noch einmal auf.',
    },
    /** Something that is not a lock has its name. */
    locked: {
      what: (out: string, lock: string) => `Die Datei ${lock} sperrt ${out}, und es steht nicht darin, für wen.`,
      fix: 'Löschen Sie sie, wenn dort kein anderer Befehl arbeitet, und rufen Sie den Befehl noch einmal auf.',
    },
    /** Another process mistook this one for dead. */
    lost: {
      what: (out: string) => `Dieser Befehl stand so lange still, dass ein anderer ${out} übernommen hat.`,
      fix: 'Rufen Sie den Befehl noch einmal auf.',
    },
    /** The folder was replaced during the build. */
    foreign: {
      what: (out: string) =>
        `${out} wurde inzwischen durch einen Ordner ersetzt, der nicht von nebel ist. Er bleibt, wie er ist.`,
      fix: 'Räumen Sie ihn weg, oder wählen Sie mit --out einen anderen Ordner.',
    },
  },
  /** Stands in for a path if writing to standard output failed. */
  printed: 'die Ausgabe dieses Befehls',
  whole: 'Nichts ist halb geschrieben; was es schon gab, ist ganz.',
};

const meant = (suggestion: string | undefined) => (suggestion === undefined ? '' : ` Meinten Sie ${suggestion}?`);

/** Texts for an invalid command line. */
export const wrongUse = {
  unknownCommand: (command: string, suggestion: string | undefined) =>
    `Den Befehl «${command}» gibt es nicht.${meant(suggestion)}`,
  unknownOption: (option: string, suggestion: string | undefined) =>
    `Die Option «${option}» gibt es hier nicht.${meant(suggestion)}`,
  missingArgument: (argument: string) => `Es fehlt die Angabe <${argument}>.`,
  /** The last option of the line lacks its value. `option` is its notation in the help. */
  missingValue: (option: string) => `Nach ${option.replace(/ .*/, '')} fehlt ein Wert: ${option}`,
  tooMany: (surplus: readonly string[]) => `Das ist zu viel: ${surplus.join(' ')}`,
  /** A file was named for a command that always reads the whole site. */
  wholeSite: (command: string, surplus: readonly string[]) =>
    `«${command}» prüft immer die ganze Website, weil die Seiten voneinander abhängen. Lassen Sie ${surplus.join(' ')} weg.`,
  /** `what` is an option or an argument: `--format`, `<shell>`. */
  badChoice: (what: string, value: string, choices: readonly string[], suggestion: string | undefined) =>
    `${what} kann nicht «${value}» sein, nur ${choices.join(', ')}.${meant(suggestion)}`,
};
