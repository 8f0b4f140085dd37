import type { TroubleWords } from './words.ts';

/** `8.05` */
const timeOf = (time: Date) => `${time.getHours()}.${String(time.getMinutes()).padStart(2, '0')}`;

export const trouble: TroubleWords = {
  kinds: {
    full: {
      what: (where) => `Der Datenträger ist voll: ${where} konnte nicht geschrieben werden.`,
      fix: 'Schaffen Sie Platz, und rufen Sie den Befehl noch einmal auf.',
    },
    quota: {
      what: (where) => `Ihr Speicherplatz ist aufgebraucht: ${where} konnte nicht geschrieben werden.`,
      fix: 'Löschen Sie, was Sie nicht mehr brauchen, oder lassen Sie sich mehr Platz geben.',
    },
    readOnly: {
      what: (where) => `${where} liegt auf einem Datenträger, auf den nicht geschrieben werden kann.`,
      fix: 'Arbeiten Sie auf einem anderen; den Ausgabeordner wählen Sie mit --out.',
    },
    denied: {
      what: (where) => `${where} ist für Sie gesperrt.`,
      fix: 'Lassen Sie sich die Rechte dafür geben, oder wählen Sie einen anderen Ordner, für die Ausgabe mit --out.',
    },
    inUse: {
      what: (where) => `${where} kann nicht ausgetauscht werden, weil etwas anderes den Ordner festhält.`,
      fix: 'Beenden Sie das Programm, das ihn benutzt. Ist er ein eingehängter Datenträger, wählen Sie mit --out einen Ordner darin.',
    },
    tooManyFiles: {
      what: (where) =>
        `Auf diesem Rechner sind zu viele Dateien zugleich offen: ${where} konnte nicht geöffnet werden.`,
      fix: 'Beenden Sie andere Programme, oder heben Sie die Grenze an, zum Beispiel mit: ulimit -n 4096',
    },
    nameTooLong: {
      what: (where) => `Dieser Name ist für den Datenträger zu lang: ${where}`,
      fix: 'Wählen Sie kürzere Namen für Dateien und Ordner.',
    },
    tooLarge: {
      what: (where) => `${where} würde grösser, als eine Datei hier sein darf.`,
      fix: 'Heben Sie die Grenze an, zum Beispiel mit: ulimit -f unlimited',
    },
    broken: {
      what: (where) => `Der Datenträger meldet einen Defekt bei ${where}.`,
      fix: 'Sichern Sie Ihre Daten, und prüfen Sie den Datenträger.',
    },
  },
  output: {
    busy: {
      what: (out, { pid, host, since }) =>
        `In ${out} arbeitet seit ${timeOf(since)} Uhr ein anderer Befehl (Prozess ${pid} auf ${host}).`,
      fix: 'Warten Sie, bis er fertig ist, oder beenden Sie ihn; rufen Sie dann den Befehl noch einmal auf.',
    },
    locked: {
      what: (out, lock) => `Die Datei ${lock} sperrt ${out}, und es steht nicht darin, für wen.`,
      fix: 'Löschen Sie sie, wenn dort kein anderer Befehl arbeitet, und rufen Sie den Befehl noch einmal auf.',
    },
    lost: {
      what: (out) => `Dieser Befehl stand so lange still, dass ein anderer ${out} übernommen hat.`,
      fix: 'Rufen Sie den Befehl noch einmal auf.',
    },
    foreign: {
      what: (out) =>
        `${out} wurde inzwischen durch einen Ordner ersetzt, der nicht von nebel ist. Er bleibt, wie er ist.`,
      fix: 'Räumen Sie ihn weg, oder wählen Sie mit --out einen anderen Ordner.',
    },
  },
  printed: 'die Ausgabe dieses Befehls',
  whole: 'Nichts ist halb geschrieben; was es schon gab, ist ganz.',
};
