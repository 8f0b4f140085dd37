import { describe, expect, test } from 'vitest';
import { houseStyle } from './house-style.ts';

const { typography } = houseStyle({ style: { forbidden: [] } });

const correct = (text: string) =>
  typography.reduce((done, { pattern, replace }) => done.replace(pattern, replace), text);

describe('Swiss typography', () => {
  test.each([
    ['Die Strasse heisst Große Gaß.', 'Die Strasse heisst Grosse Gass.'],
    ['Sie sagte „gut“ und ging.', 'Sie sagte «gut» und ging.'],
    ['Sie sagte “gut” und ging.', 'Sie sagte «gut» und ging.'],
    ['Sie sagte „gut" und ging.', 'Sie sagte «gut» und ging.'],
    ['Sie sagte „gut\\" und ging.', 'Sie sagte «gut» und ging.'],
    ['Sie sagte "gut" und ging.', 'Sie sagte «gut» und ging.'],
    ['Sie sagte \\"ganz gut\\".', 'Sie sagte «ganz gut».'],
    ['Sie sagte »gut« und ging.', 'Sie sagte «gut» und ging.'],
    ['«Er sagte „gut“ und ging.»', '«Er sagte ‹gut› und ging.»'],
    ['«Er sagte “gut” und ging.»', '«Er sagte ‹gut› und ging.»'],
    ['«Er sagte "ganz gut" und ging.»', '«Er sagte ‹ganz gut› und ging.»'],
    ['„Er sagte ‚gut‘ und ging.“', '«Er sagte ‹gut› und ging.»'],
    ['Sie sagte « ganz gut » und ging.', 'Sie sagte «ganz gut» und ging.'],
    ['Sie sagte <<ganz gut>> und ging.', 'Sie sagte «ganz gut» und ging.'],
    ["Sie sagte 'ganz gut' und ‘gut’.", 'Sie sagte «ganz gut» und «gut».'],
    ['oﬀen, ﬂach, ﬁnden und griﬃg', 'offen, flach, finden und griffig'],
    ['Seiden- industrie und Schim-\n      melpilz', 'Seidenindustrie und Schimmelpilz'],
    ['«gut» und „gut“ und «gut»', '«gut» und «gut» und «gut»'],
    ['pru\u0308fen, U\u0308bung, Re\u0301duit', 'prüfen, Übung, Réduit'],
    ['um 07:30 Uhr', 'um 7.30 Uhr'],
    ['von 19:00 bis 22:15', 'von 19.00 bis 22.15'],
    ['07.30 Uhr', '7.30 Uhr'],
    ['ab 7h30, um 18h00 Uhr', 'ab 7.30 Uhr, um 18.00 Uhr'],
    ['8Uhr, 30min, 25m² und 10µm', '8 Uhr, 30 min, 25 m² und 10 µm'],
    ['innert 24h, 2-4h und 12cm', 'innert 24 h, 2–4 h und 12 cm'],
    ['Mo-Fr und Sa-So', 'Mo–Fr und Sa–So'],
    ['Montag-Freitag', 'Montag–Freitag'],
    ['Mo–Fr 08.00–13.00 Uhr', 'Mo–Fr 8.00–13.00 Uhr'],
    ['CHF 400-700', 'CHF 400–700'],
    ['2-4 Stunden', '2–4 Stunden'],
    ['2 - 4 h', '2–4 h'],
    ['8.00 – 18.00 Uhr', '8.00–18.00 Uhr'],
    ["1'200 Franken", '1’200 Franken'],
    ['CHF 1200', 'CHF 1’200'],
    ['Fr. 650.– bis Fr. 1300.-', 'CHF 650 bis CHF 1’300'],
    ['SFr. 1’200.--, CHF 80.–', 'CHF 1’200, CHF 80'],
    ['400 CHF, 1200 CHF und 400-600 CHF', 'CHF 400, CHF 1’200 und CHF 400–600'],
    ['400.00 CHF oder CHF 1200.00', 'CHF 400 oder CHF 1’200'],
    ['400.- bis 600.–, 80.-- pro Stunde', 'CHF 400 bis CHF 600, CHF 80 pro Stunde'],
    ['1’500.- Franken, 400.- bis 600.00 Franken', '1’500 Franken, 400 bis 600 Franken'],
    ['CHF 400-600.–', 'CHF 400–600'],
    ['SFr. 50.00 oder SFr 1200', 'CHF 50 oder CHF 1’200'],
    ['60 m2, 25m3, 80 qm', '60 m², 25 m³, 80 m²'],
    ['20° C, 20°C und 20 ° C', '20 °C, 20 °C und 20 °C'],
    ['60% der Flächen', '60 % der Flächen'],
    ['60\u00a0% in 2\u202fh nach Art.\u00a06\u00a0Abs.\u00a01', '60 % in 2 h nach Art. 6 Abs. 1'],
    ['z.B. im Keller', 'z. B. im Keller'],
    ['das Zimmer - es ist leer', 'das Zimmer – es ist leer'],
    ['Das Zimmer ist leer.. Und jetzt?? Lüften!!', 'Das Zimmer ist leer. Und jetzt? Lüften!'],
    ['nass,, kalt ,und trocken , dann «leer» .', 'nass, kalt, und trocken, dann «leer».'],
    ['nass,kalt und (fast)trocken', 'nass, kalt und (fast)trocken'],
    ['Das Zimmer ist leer.Lüften Sie!Danach warten.', 'Das Zimmer ist leer. Lüften Sie! Danach warten.'],
    ['Wir lüften lüften und und warten.', 'Wir lüften und warten.'],
    ['Der Ort hat.Škoda Škoda,Łódź', 'Der Ort hat. Škoda, Łódź'],
    ['Lüften : so geht es', 'Lüften: so geht es'],
    ['von 07:30 - 18:00 Uhr', 'von 7.30–18.00 Uhr'],
    ['nass  oder   trocken', 'nass oder trocken'],
  ])('«%s» becomes «%s»', (wrong, right) => {
    expect(correct(wrong)).toBe(right);
  });

  test.each([
    'am 2025-01-14 geschrieben',
    'am Fr-Abend, im So-oder-so, die Mo-Fr-Regel',
    '«siehe <a href="/agb/">AGB</a> und <a href="/blog/">Blog</a>»',
    '«ein Bildschirm mit 27" und einer mit 32"»',
    '«Er sagte ‹gut› und ging.»',
    "Wie geht's mit 'nem Gerät, im Jahr '68 und '69, bei 47°23'33\"?",
    'Rauch- und Modergeruch, zwei- bis dreimal, Büro- oder\n Lagerräume, «Vor- sowie Nachteile»',
    '+41 62 000 00 00',
    'Die 3-Zimmer-Wohnung',
    'CHF 400–700',
    '7.30 Uhr bis 18.00 Uhr',
    '1’200 m über Meer',
    'EN 17272:2020',
    'Covid-19 und H1N1',
    'für 2 CHF 500, CHF 0.50 und 1.20 Franken',
    'Punkt 1.– Dann',
    'im Raum M2, 90° Celsius, CO2 und H2O2',
    'ein Verhältnis von 1:20',
    'dauert 2h30, mit 24h-Pikett und 24h\u2011Service',
    '[Pikett](https://www.pikett24h.example/ratgeber-2h), [Frage](#frage-dauert-es-24h), info@24h.example, radio-24h.example',
    'PLZ 8001',
    'am Fr. 7.30 Uhr',
    'unabhängig von der Art. Der Name hilft',
    'ein Bildschirm mit 27" und einer mit 32"',
    '<a href="/agb/">AGB</a> und <a href="/blog/">Blog</a>',
    '«nass»/«trocken», «alt»-«neu», «gestern» und «heute»',
    'Wo Fliegen fliegen, und wenn Sie sie öffnen und die, die die Fenster schliessen; von der der Nachbar spricht',
    'Einen Moment ... dann … weiter, im Ordner ../daten',
    'im Verhältnis 1 : 3, um 10,5 h, usw. und z. B. Dr. Muster',
    'siehe [Blatt](/a,bild/Liste.Blatt) und {{claims.bewertung}}',
    'Bewohner:innen und Mieter/innen, info@example.ch, www.example.ch, nebel.example',
  ])('«%s» stays unchanged', (right) => {
    expect(correct(right)).toBe(right);
  });

  test('a corrected text needs no second correction', () => {
    const once = correct('„Um 07:30“ - CHF 1200-1500, 60 % von 25 m²');
    expect(correct(once)).toBe(once);
  });
});
