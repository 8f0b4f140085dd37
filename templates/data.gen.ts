/* Generated from the JSON Schemas by `npx nebel types`. Do not edit. */

/** Tage und Zeiten. */
export interface HoursLine {
  /** Zum Beispiel «Mo–Fr». */
  days: string;
  /** Zum Beispiel «7.30–18.00 Uhr», mit Ziffern für Stunden und Minuten, oder Worte wie «nach Vereinbarung». */
  time: string;
}

/** Ein Foto aus data/bilder. Die Website macht kleinere Fassungen davon und löscht, was die Kamera zu Ort und Gerät hineinschreibt. */
export interface Image {
  /** Ordner und Name unter data, zum Beispiel bilder/keller-vorher.jpg. So gross, wie es aus der Kamera kommt: JPEG, PNG, WebP oder AVIF, mindestens 800 Pixel breit. */
  file: string;
  /** Was zu sehen ist, in einem Satz, für alle, die das Bild nicht sehen: «Kellerwand mit schwarzen Flecken bis auf Kniehöhe». */
  alt: string;
  /** Freiwillig: was unter dem Bild steht. Sie sagt, was man nicht sieht, zum Beispiel Ort und Jahr. */
  caption?: string;
  /** Wer wann zugestimmt hat, dass das Bild gezeigt wird, zum Beispiel «Mieterin, E-Mail vom 3.5.2026». Ist niemand betroffen, weshalb. Erscheint nicht auf der Website; npx nebel build --release fragt danach. */
  consent?: string;
}

/** Titel und Beschreibung, wie sie in den Suchergebnissen stehen. Auf der Seite selbst sind sie nicht zu sehen. */
export interface Meta {
  /** Höchstens 60 Zeichen, auf jeder Seite ein anderer. */
  title: string;
  /** 120 bis 155 Zeichen, auf jeder Seite eine andere. */
  description: string;
}

/** Eine grosse Zahl mit einer Zeile Erklärung. Nur Zahlen, die belegt oder vorgegeben sind. */
export interface Figure {
  /** Klein vor der Zahl, zum Beispiel CHF. */
  prefix?: string;
  /** Die Zahl als Text in Anführungszeichen, zum Beispiel "24–48" oder "99,9". */
  value: string;
  /** Klein hinter der Zahl, zum Beispiel h, % oder Wochen. */
  unit?: string;
  /** Was die Zahl bedeutet, in höchstens zehn Wörtern. */
  label: string;
}

/** Wie lange es dauert, in Zahlen. Haben alle Schritte eine Dauer, zeichnet die Seite dazu einen Massstab. */
export interface Duration {
  /** Klein vor der Zahl, zum Beispiel «rund». */
  prefix?: string;
  /** Wie lange mindestens. */
  from: number;
  /** Wie lange höchstens. Dieselbe Zahl wie bei «Von» steht nur einmal da. */
  to: number;
  /** Minuten oder Stunden. */
  unit: "min" | "h";
}

/** Gross gesetzt, zum Beispiel «nach 24 h» oder «vorher». */
export interface Quantity {
  /** Klein vor der Zahl, zum Beispiel «nach». */
  prefix?: string;
  /** Eine Zahl als Text in Anführungszeichen. */
  value: string;
  /** Klein hinter der Zahl. */
  unit?: string;
}

/** Stichwort mit Zahl in der linken Spalte neben dem Abschnitt. */
export interface Mark {
  /** Ein Wort über der Zahl. */
  label: string;
  /** Die Zahl als Text in Anführungszeichen. */
  value: string;
  /** Klein hinter der Zahl. */
  unit?: string;
  /** Ein Satz unter der Zahl. */
  note?: string;
}

/** Eine Preisspanne mit dem, was sie umfasst. Alle Preise verstehen sich inklusive MWST. */
export interface Tier {
  /** Unter diesem Namen verweisen Texte auf den Preis. */
  id: string;
  /** Zum Beispiel «Einzelzimmer». */
  title: string;
  /** Unteres Ende der Spanne in Franken. */
  from: number;
  /** Oberes Ende der Spanne in Franken. */
  to: number;
  /** Zum Beispiel «bis 25 m²». */
  area?: string;
  /** Zum Beispiel «1–2 h Behandlung». */
  duration?: string;
  /** Kurze Punkte. */
  points?: string[];
  /** Ein bis zwei Wörter, zum Beispiel «Beliebt». Höchstens bei einer Stufe. */
  badge?: string;
}

/** Entweder answer (mit **fett** und Links) oder answerHtml (mit den erlaubten HTML-Elementen). */
export interface FaqItem {
  /** So, wie eine Kundin sie stellen würde. */
  question: string;
  /** Freiwillig. Preise: Der Sprung «Preise» oben auf einer Seite ohne Preistabelle führt zu dieser Frage, zur ersten von mehreren. */
  about?: "prices";
  /** **fett** mit zwei Sternen, Links als [Text](/services/schimmel/). */
  answer?: string;
  /** Erlaubt sind p, br, strong, em, ul, ol, li und a mit href. */
  answerHtml?: string;
}

/** Wer etwas gesagt hat, wo, und was. Ohne Beleg wird sie nicht veröffentlicht. */
export interface Testimonial {
  /** Betrieb oder Familie, ohne vollen Namen. */
  name: string;
  /** Ort. */
  location: string;
  /** Das Zitat ohne Anführungszeichen. */
  text: string;
  /** Wofür man uns gerufen hat, zum Beispiel «Schimmel, ganze Wohnung». */
  service?: string;
  /** 1 bis 5. */
  rating: number;
  /** Wo die Stimme belegt ist, zum Beispiel ein Aktenzeichen. Leer heisst: noch nicht belegt. */
  evidence: string;
}

/** Der Block am Ende der Seite mit Telefon, Zeiten und Link zum Formular. */
export interface Quote {
  /** Ein kurzer Satz. */
  heading: string;
  /** Ein bis zwei Sätze. */
  text: string;
}

/** Titel mit kurzem Text. */
export interface Card {
  icon?: string;
  /** Ein bis fünf Wörter. */
  title: string;
  /** Ein bis drei Sätze. */
  text: string;
  points?: string[];
  service?: string;
}

/** Eine Zahl mit Einheit. */
export interface FigureBare {
  /** Klein vor der Zahl, zum Beispiel CHF. */
  prefix?: string;
  /** Die Zahl als Text in Anführungszeichen, zum Beispiel "24–48" oder "99,9". */
  value: string;
  /** Klein hinter der Zahl, zum Beispiel h, % oder Wochen. */
  unit?: string;
}

/** Ein Preis, der nur in Texten vorkommt. Texte nennen ihn als {{preis.id}}. */
export interface NamedPrice {
  /** Unter diesem Namen verweisen Texte auf den Preis. */
  id: string;
  /** Wofür der Preis gilt; steht nicht auf der Seite. */
  title: string;
  /** Unteres Ende der Spanne in Franken; bei einem festen Preis gleich wie to. */
  from: number;
  /** Oberes Ende der Spanne in Franken. */
  to: number;
}

/** Welche Art Baustein es ist, sagt kind. */
export type Block =
  | TextBlock
  | HeadingBlock
  | ListBlock
  | TableBlock
  | StepsBlock
  | PullBlock
  | CaseBlock
  | ChartBlock;

/** Fliesstext. */
export interface TextBlock {
  kind: "text";
  paragraphs: string[];
}

/** Eine kleinere Überschrift im Abschnitt. */
export interface HeadingBlock {
  kind: "heading";
  /** Ein Satz oder ein Stichwort. */
  heading: string;
}

/** Aufzählung. */
export interface ListBlock {
  kind: "list";
  points: string[];
}

/** Tabelle mit Titelzeile. */
export interface TableBlock {
  kind: "table";
  /** Was die Tabelle zeigt. */
  caption: string;
  columns: string[];
  rows: (string[])[];
  /** Klein unter der Tabelle. */
  note?: string;
}

/** Nummerierte Schritte. */
export interface StepsBlock {
  kind: "steps";
  /** Die Schritte. */
  steps: ({
    /** Ein bis vier Wörter. */
    title: string;
    text: string;
  })[];
}

/** Eine Zahl mit einem Satz, über die ganze Breite. */
export interface PullBlock {
  kind: "pull";
  figure: Figure;
}

/** Ein Rechen- oder Fallbeispiel im Kasten, als Beispiel gekennzeichnet. */
export interface CaseBlock {
  kind: "case";
  /** Ein Satz oder ein Stichwort. */
  heading: string;
  /** true: Schon die Überschrift sagt, dass es ein Beispiel ist. Sonst steht «Beispiel» darüber. */
  exampleInHeading?: boolean;
  paragraphs: string[];
  points?: string[];
}

/** Eine Grafik im Text. */
export interface ChartBlock {
  kind: "chart";
  chart: Chart;
}

/** Welche Art Grafik es ist, sagt kind. */
export type Chart =
  | SharesChart
  | BarsChart
  | DurationsChart
  | SizesChart
  | TimelineChart
  | MonthsChart
  | DropletsChart;

/** Prozente als Balken auf einer Skala von 0 bis 100 %. */
export interface SharesChart {
  kind: "shares";
  /** Was die Grafik zeigt, in einer Zeile. */
  title: string;
  /** In sinnvoller Reihenfolge. Sie messen alle dasselbe. */
  bars: ({
    /** Links neben dem Balken, wenige Wörter. */
    label: string;
    /** Eine kurze Zeile unter der Bezeichnung. */
    text?: string;
    /** Prozent, mit Dezimalpunkt und ohne Zeichen: 99.9 wird zu «99,9 %». */
    value?: number;
    /** Angeschrieben als «bis …». */
    upTo?: number;
    /** Zwei Prozentwerte, der kleinere zuerst. */
    range?: {
      /** Unteres Ende. */
      from: number;
      /** Oberes Ende. */
      to: number;
    };
    /** true zeichnet diesen Balken kräftig und alle anderen grau. */
    highlight?: boolean;
  })[];
  /** Klein unter der Grafik: was die Zahlen nicht sagen. */
  note?: string;
  /** Woher die Zahlen stammen, zum Beispiel «Kramer und Kollegen, 2006» oder «unsere Preise». Steht unter der Grafik. */
  source: string;
  evidence?: string;
}

/** Mengen oder Spannen als Balken auf einer Skala, die bei 0 beginnt, zum Beispiel Kosten. */
export interface BarsChart {
  kind: "bars";
  /** Was die Grafik zeigt, in einer Zeile. */
  title: string;
  /** Gilt für alle Balken, zum Beispiel CHF, h oder m². Prozente gehören in eine Grafik der Art shares. */
  unit: string;
  /** Mindestens zwei, in sinnvoller Reihenfolge. */
  bars: ({
    /** Links neben dem Balken, wenige Wörter. */
    label: string;
    /** Eine kurze Zeile unter der Bezeichnung. */
    text?: string;
    /** Eine Zahl ohne Einheit. */
    value?: number;
    /** Angeschrieben als «bis …». */
    upTo?: number;
    /** Zwei Zahlen, die kleinere zuerst. */
    range?: {
      /** Unteres Ende. */
      from: number;
      /** Oberes Ende. */
      to: number;
    };
    /** true zeichnet diesen Balken kräftig und alle anderen grau. */
    highlight?: boolean;
  })[];
  /** Klein unter der Grafik: was die Zahlen nicht sagen. */
  note?: string;
  /** Woher die Zahlen stammen, zum Beispiel «Kramer und Kollegen, 2006» oder «unsere Preise». Steht unter der Grafik. */
  source: string;
  evidence?: string;
}

/** Zeiten von Minuten bis Jahren nebeneinander, zum Beispiel wie lange sich Erreger halten. Jeder Strich der Skala ist ein Vielfaches des vorigen. */
export interface DurationsChart {
  kind: "durations";
  /** Was die Grafik zeigt, in einer Zeile. */
  title: string;
  /** Mindestens zwei, in sinnvoller Reihenfolge. */
  rows: ({
    /** Links neben dem Balken, wenige Wörter. */
    label: string;
    /** Eine kurze Zeile unter der Bezeichnung. */
    text?: string;
    /** Eine einzelne Zeit: Zahl und Einheit, zum Beispiel «1,5 Stunden» oder «7 Tage». Möglich sind Minuten, Stunden, Tage, Wochen, Monate und Jahre. */
    value?: string;
    /** Längste Zeit, angeschrieben als «bis …»: Zahl und Einheit, zum Beispiel «1,5 Stunden» oder «7 Tage». Möglich sind Minuten, Stunden, Tage, Wochen, Monate und Jahre. */
    upTo?: string;
    /** Zwei Zeiten, die kürzere zuerst. */
    range?: {
      /** Kürzeste Zeit: Zahl und Einheit, zum Beispiel «1,5 Stunden» oder «7 Tage». Möglich sind Minuten, Stunden, Tage, Wochen, Monate und Jahre. */
      from: string;
      /** Längste Zeit: Zahl und Einheit, zum Beispiel «1,5 Stunden» oder «7 Tage». Möglich sind Minuten, Stunden, Tage, Wochen, Monate und Jahre. */
      to: string;
    };
  })[];
  /** Ein hinterlegter Bereich zum Vergleichen, zum Beispiel die Einwirkzeit. */
  band?: {
    /** Steht über dem Band, zwei bis vier Wörter. */
    label: string;
    /** Zwei Zeiten, die kürzere zuerst. */
    range: {
      /** Kürzeste Zeit: Zahl und Einheit, zum Beispiel «1,5 Stunden» oder «7 Tage». Möglich sind Minuten, Stunden, Tage, Wochen, Monate und Jahre. */
      from: string;
      /** Längste Zeit: Zahl und Einheit, zum Beispiel «1,5 Stunden» oder «7 Tage». Möglich sind Minuten, Stunden, Tage, Wochen, Monate und Jahre. */
      to: string;
    };
  };
  /** Klein unter der Grafik: was die Zahlen nicht sagen. */
  note?: string;
  /** Woher die Zahlen stammen, zum Beispiel «Kramer und Kollegen, 2006» oder «unsere Preise». Steht unter der Grafik. */
  source: string;
  evidence?: string;
}

/** Durchmesser in Mikrometern nebeneinander, vom Virus bis zum Haar. Jeder Strich der Skala ist das Zehnfache des vorigen. */
export interface SizesChart {
  kind: "sizes";
  /** Was die Grafik zeigt, in einer Zeile. */
  title: string;
  /** Mindestens zwei, in sinnvoller Reihenfolge. */
  rows: ({
    /** Links neben dem Balken, wenige Wörter. */
    label: string;
    /** Eine kurze Zeile unter der Bezeichnung. */
    text?: string;
    /** Ein Durchmesser in Mikrometern. */
    value?: number;
    /** Zwei Durchmesser in Mikrometern, der kleinere zuerst. */
    range?: {
      /** Unteres Ende. */
      from: number;
      /** Oberes Ende. */
      to: number;
    };
    /** true zeichnet diesen Balken kräftig und alle anderen grau. */
    highlight?: boolean;
  })[];
  /** Ein hinterlegter Bereich zum Vergleichen, zum Beispiel die Einwirkzeit. */
  band?: {
    /** Steht über dem Band, zwei bis vier Wörter. */
    label: string;
    /** Zwei Durchmesser in Mikrometern, der kleinere zuerst. */
    range: {
      /** Unteres Ende. */
      from: number;
      /** Oberes Ende. */
      to: number;
    };
  };
  /** Klein unter der Grafik: was die Zahlen nicht sagen. */
  note?: string;
  /** Woher die Zahlen stammen, zum Beispiel «Kramer und Kollegen, 2006» oder «unsere Preise». Steht unter der Grafik. */
  source: string;
  evidence?: string;
}

/** Phasen hintereinander, massstäblich, einmal im kürzesten und einmal im längsten Fall. Die Summen rechnet die Website. */
export interface TimelineChart {
  kind: "timeline";
  /** Was die Grafik zeigt, in einer Zeile. */
  title: string;
  /** Zwei bis sechs Phasen in der Reihenfolge, in der sie geschehen. */
  phases: ({
    /** Ein bis vier Wörter. */
    title: string;
    /** Dauer in Minuten: 2 Stunden sind 120. Angeschrieben wird «2–4 h» oder «30–60 min». */
    minutes: {
      /** Unteres Ende. */
      from: number;
      /** Oberes Ende. */
      to: number;
    };
    /** true, wenn in dieser Zeit niemand in den Raum darf. */
    closed?: boolean;
    /** Nur wenn zwei Verfahren verglichen werden: zu welchem die Phase gehört. Dann bei allen Phasen. */
    lane?: string;
    /** Ein bis drei Sätze. */
    text?: string;
  })[];
  /** Klein unter der Grafik: was die Zahlen nicht sagen. */
  note?: string;
  /** Woher die Zahlen stammen, zum Beispiel «Kramer und Kollegen, 2006» oder «unsere Preise». Steht unter der Grafik. */
  source: string;
  evidence?: string;
}

/** Ein Jahresband mit hervorgehobenen Monaten. */
export interface MonthsChart {
  kind: "months";
  /** Was die Grafik zeigt, in einer Zeile. */
  title: string;
  /** Nummern der hervorgehobenen Monate, 1 bis 12. */
  months: number[];
  /** Klein unter der Grafik: was die Zahlen nicht sagen. */
  note?: string;
  /** Woher die Zahlen stammen, zum Beispiel «Kramer und Kollegen, 2006» oder «unsere Preise». Steht unter der Grafik. */
  source: string;
  evidence?: string;
}

/** Massstäbliche Zeichnung: ein Haar neben den Tröpfchen des Nebels. */
export interface DropletsChart {
  kind: "droplets";
  /** Was die Grafik zeigt, in einer Zeile. */
  title: string;
  /** Das Haar, mit dem verglichen wird. */
  hair: DrawnSize;
  /** Ein bis fünf Grössen. */
  droplets: DrawnSize[];
  /** Klein unter der Grafik: was die Zahlen nicht sagen. */
  note?: string;
  /** Woher die Zahlen stammen, zum Beispiel «Kramer und Kollegen, 2006» oder «unsere Preise». Steht unter der Grafik. */
  source: string;
  evidence?: string;
}

/** Durchmesser und Erklärung. */
export interface DrawnSize {
  /** In Mikrometern, mit Dezimalpunkt: 0.5 wird zu «0,5 µm». */
  size: number;
  /** Wenige Wörter. */
  text: string;
}

/** Welche Art Abschnitt es ist, sagt kind. */
export type Section =
  | TextSection
  | CardsSection
  | ListSection
  | StepsSection
  | CompareSection
  | PairSection
  | BoxSection
  | HotlineSection
  | TableSection
  | CoverageSection
  | ChartSection
  | DistrictsSection;

/** Überschrift mit Absätzen, links eine Randspalte. */
export interface TextSection {
  kind: "text";
  anchor?: string;
  /** Ein Satz oder ein Stichwort. */
  heading: string;
  mark?: Mark;
  /** Der erste, grössere Absatz. */
  lead?: string;
  paragraphs: string[];
  points?: string[];
}

/** Karten nebeneinander: Vorteile, Einsatzorte, Räume. */
export interface CardsSection {
  kind: "cards";
  anchor?: string;
  /** Ein Satz oder ein Stichwort. */
  heading: string;
  /** Ein bis zwei Sätze. */
  intro?: string;
  /** Die Karten. */
  cards: Card[];
}

/** Begriffe mit Erklärung, zum Beispiel Schimmelarten oder Erreger. */
export interface ListSection {
  kind: "list";
  anchor?: string;
  /** Ein Satz oder ein Stichwort. */
  heading: string;
  /** Ein bis zwei Sätze. */
  intro?: string;
  /** Die Begriffe. */
  items: ({
    /** Der Begriff. */
    title: string;
    /** Wenige Wörter unter dem Begriff. */
    subtitle?: string;
    text: string;
  })[];
  /** Klein unter der Liste. */
  note?: string;
}

/** Nummerierte Schritte. Mit time in jedem Schritt wird daraus ein Zeitstrahl. */
export interface StepsSection {
  kind: "steps";
  anchor?: string;
  /** Ein Satz oder ein Stichwort. */
  heading: string;
  /** Ein bis zwei Sätze. */
  intro?: string;
  /** Was der Reihe nach geschieht. */
  steps: ({
    /** Ein bis vier Wörter. */
    title: string;
    text: string;
    duration?: Duration;
    /** Statt einer Dauer: ein Zeitpunkt wie «nach 24 h» oder «vorher». */
    time?: Quantity;
  })[];
}

/** Zwei Listen nebeneinander. */
export interface CompareSection {
  kind: "compare";
  anchor?: string;
  /** Ein Satz oder ein Stichwort. */
  heading: string;
  /** Ein bis zwei Sätze. */
  intro?: string;
  /** Die linke Liste. */
  before: CompareColumn;
  /** Die rechte Liste. */
  after: CompareColumn;
}

/** Titel und Punkte. */
export interface CompareColumn {
  /** Ein bis vier Wörter. */
  title: string;
  points: string[];
}

/** Zwei Fotos derselben Stelle nebeneinander, auf dem Telefon zum Wischen. Am besten vom gleichen Standort aus und beide im Querformat. */
export interface PairSection {
  kind: "pair";
  anchor?: string;
  /** Ein Satz oder ein Stichwort. */
  heading: string;
  /** Ein bis zwei Sätze. */
  intro?: string;
  /** Wie es war. */
  before: Image;
  /** Wie es geworden ist. */
  after: Image;
}

/** Ein hervorgehobener Kasten, zum Beispiel für den 24-Stunden-Dienst. */
export interface BoxSection {
  kind: "box";
  anchor?: string;
  /** Ein Satz oder ein Stichwort. */
  heading: string;
  mark?: Mark;
  paragraphs: string[];
  points?: string[];
  /** true zeigt die Telefonnummer im Kasten. */
  call?: boolean;
}

/** Notfallnummer mit Reaktionszeiten und Zuschlägen. */
export interface HotlineSection {
  kind: "hotline";
  anchor?: string;
  /** Ein Satz oder ein Stichwort. */
  heading: string;
  text: string;
  /** Wo wir wie schnell sind. */
  response: ({
    /** Über der Zahl. */
    label: string;
    duration: Duration;
  })[];
  /** Wann welcher Zuschlag gilt. */
  surcharges: Labelled[];
  /** Klein unter den Zuschlägen. */
  note?: string;
}

/** Bezeichnung und Wert. */
export interface Labelled {
  /** Links. */
  label: string;
  /** Rechts, als Text in Anführungszeichen. */
  value: string;
}

/** Eine Tabelle mit Titelzeile. */
export interface TableSection {
  kind: "table";
  anchor?: string;
  /** Ein Satz oder ein Stichwort. */
  heading: string;
  /** Ein bis zwei Sätze. */
  intro?: string;
  /** Was die Tabelle zeigt. */
  caption: string;
  columns: string[];
  rows: (string[])[];
  /** Klein unter der Tabelle. */
  note?: string;
}

/** Überschrift mit einer Grafik aus Zahlen. */
export interface ChartSection {
  kind: "chart";
  anchor?: string;
  /** Ein Satz oder ein Stichwort. */
  heading: string;
  /** Ein bis zwei Sätze. */
  intro?: string;
  chart: Chart;
}

/** Zeigt zwei Räume nebeneinander: von Hand und mit Nebel. */
export interface CoverageSection {
  kind: "coverage";
  anchor?: string;
  /** Ein Satz oder ein Stichwort. */
  heading: string;
  /** Die linke Seite. */
  manual: CoverageSide;
  /** Die rechte Seite. */
  fog: CoverageSide;
  test?: CoverageTest;
  /** Woher die Zahlen kommen. */
  note?: string;
}

/** Prozentzahl und Erklärung. */
export interface CoverageSide {
  /** Anteil der erreichten Flächen, als Text mit Dezimalkomma. Fehlt er, steht keine Zahl da. */
  percent?: string;
  /** Das Verfahren. */
  title: string;
  text: string;
}

/** Freiwillig. Misst etwas anderes als der Anteil der Flächen und hat deshalb eine eigene Grafik. */
export interface CoverageTest {
  /** Um wie viel die Prüfkeime abnehmen, als Text mit Dezimalkomma, zum Beispiel "99,9". */
  percent: string;
  /** Was gemessen wird. */
  title: string;
  text: string;
}

/** Orte mit einer Zeile dazu. Hat ein Ort eine eigene Regionenseite, wird sein Name von selbst zum Link. */
export interface DistrictsSection {
  kind: "districts";
  anchor?: string;
  /** Ein Satz oder ein Stichwort. */
  heading: string;
  mark?: Mark;
  /** Ein bis zwei Sätze. */
  intro?: string;
  /** Die Orte in sinnvoller Reihenfolge. */
  districts: ({
    /** Zum Beispiel die Nummer des Stadtkreises. */
    number?: number;
    /** Name des Quartiers oder der Gemeinde. */
    name: string;
    /** Eine Zeile: was dort anders ist für die Arbeit. */
    text?: string;
  })[];
}

/** Betreff und Text. */
export interface Mail {
  /** Eine Zeile. */
  subject: string;
  /** Absätze, durch Leerzeilen getrennt. */
  text: string;
}

/** Link und Name der Seite, zu der er führt. */
export interface WayBack {
  /** Was der Link sagt. */
  label: string;
  /** Wie Suchmaschinen die Seite nennen; kommt im Link vor. */
  name: string;
}

/** Angaben, die auf jeder Seite gelten. */
export interface Site {
  /** Firmenangaben, wie sie im Impressum stehen. */
  company: {
    /** Name laut Handelsregister. */
    name: string;
    /** Name, unter dem die Website auftritt. */
    brand: string;
    /** Internationale Schreibweise mit Leerzeichen: +41 62 000 00 00. */
    phone: string;
    /** Adresse für Anfragen. */
    email: string;
    /** Strasse und Nummer. */
    street: string;
    /** Vier Ziffern in Anführungszeichen, die erste keine Null. */
    postalCode: string;
    /** Ort. */
    city: string;
    /** Wo die Firma auf der Landkarte ist, für Suchmaschinen: Grad Nord und Grad Ost. In den meisten Karten zeigt sie ein Rechtsklick auf das Haus. */
    geo?: {
      /** Zum Beispiel 47.3925. */
      latitude: number;
      /** Zum Beispiel 8.0442. */
      longitude: number;
    };
    /** Name des Kantons. */
    canton: string;
    /** Register und UID. */
    register: string;
    /** Nummer mit Zusatz MWST. */
    vat: string;
    /** Wer die Firma vertritt. */
    representatives: string[];
  };
  /** Mit https://, ohne Ordner und ohne Schrägstrich am Ende, zum Beispiel https://www.beispiel.ch. */
  baseUrl: string;
  /** Sprachkürzel der Website: zwei Kleinbuchstaben, Bindestrich, zwei Grossbuchstaben, zum Beispiel de-CH. */
  language: string;
  /** Angaben, die noch nicht echt sind, als Pfad in dieser Datei. Wer eine Angabe ersetzt, löscht hier ihre Zeile. Solange eine Zeile steht, veröffentlicht npx nebel build --release nichts. */
  placeholders: string[];
  /** Die Zeiten, wie sie an den vier Orten der Website stehen. */
  hours: {
    /** Eine Zeile pro Tag oder Tagesgruppe. */
    home: HoursLine[];
    /** Eine Zeile pro Tag oder Tagesgruppe. */
    regional: HoursLine[];
    /** Eine Zeile pro Tag oder Tagesgruppe. */
    footer: HoursLine[];
    /** Eine Zeile pro Tag oder Tagesgruppe. */
    terms: HoursLine[];
  };
  /** Steht auf den ruhigen Seiten (Notfall, Todesfall) über den Öffnungszeiten, damit dort niemand eine Schliesszeit liest. */
  emergency?: {
    /** Zum Beispiel «Notfälle». */
    days: string;
    /** Zum Beispiel «Tag und Nacht». */
    time: string;
    /** Wie rasch wir im Notfall da sind. Texte nennen sie als {{emergency.response.large}}, .cities und .country. */
    response?: {
      /** Zürich, Basel und Bern, zum Beispiel «innert 2–4 Stunden». */
      large: string;
      /** Zum Beispiel «innert 4–8 Stunden». */
      cities: string;
      /** Zum Beispiel «innert 6–12 Stunden». */
      country: string;
    };
    /** Was ein Notfalleinsatz zusätzlich kostet. Geplante Termine haben keinen Zuschlag. Texte nennen sie als {{emergency.surcharges.evening}}. */
    surcharges?: {
      /** 19–22 Uhr, zum Beispiel «25 %». */
      evening: string;
      /** 22–7 Uhr. */
      night: string;
      /** Samstag und Sonntag. */
      weekend: string;
      /** Gesetzliche Feiertage. */
      holidays: string;
    };
  };
  /** Wie rasch ein Termin meist frei ist. Texte nennen es als {{appointments.cities}} und {{appointments.country}}. */
  appointments?: {
    /** Zum Beispiel «innert 24–48 Stunden». */
    cities: string;
    /** Zum Beispiel «innert 2–3 Tagen». */
    country: string;
  };
  /** Bis wann wir antworten, wie es an den drei Orten steht. Texte nennen es als {{reply.home}}. */
  reply: {
    /** Zum Beispiel «innert 2 Stunden». */
    home: string;
    /** Zum Beispiel «innert 24 Stunden». */
    thanks: string;
    /** Zum Beispiel «innert 24 Stunden». */
    terms: string;
  };
  /** Angaben, die an mehreren Orten verschieden lauten dürfen, mit dem Grund. */
  acknowledged?: ({
    /** hours für die Öffnungszeiten, reply für das Antwortversprechen, prices für einen Preis im Kopf einer Seite. */
    fact: "hours" | "reply" | "prices";
    /** Nur bei prices: in welcher Datei der Preis steht, zum Beispiel data/regions/zug.yaml. */
    file?: string;
    /** Ein Satz. */
    reason: string;
  })[];
  /** Die Zahlen im Kopf der Startseite. */
  claims: ({
    id: string;
    /** Die Zahl als Text in Anführungszeichen. */
    value: string;
    /** Klein hinter der Zahl. */
    unit?: string;
    /** Wenige Wörter. */
    label: string;
    /** Wo die Zahl belegt ist. Leer heisst: noch nicht belegt. */
    evidence: string;
  })[];
  /** Die Punkte im Kopf der Seite. */
  navigation: ({
    /** Ein Wort. */
    label: string;
    href: string;
  })[];
  /** Die Links ganz unten. */
  legalLinks: ({
    /** Ein Wort. */
    label: string;
    href: string;
  })[];
  /** Ziffern mit Dezimalkomma in Anführungszeichen, ohne Prozentzeichen, zum Beispiel "8,1". */
  vatRate: string;
  /** Vorgeschriebene Hinweise in der Fusszeile. */
  notices: {
    /** Die zwei vorgeschriebenen Sätze. */
    biocide: {
      /** true zeigt die Sätze. */
      show: boolean;
      /** Die Sätze im vorgeschriebenen Wortlaut. */
      sentences: string[];
      /** Name des Mittels und seine Schweizer Zulassungsnummer. */
      product?: string;
    };
  };
  /** Was an einer alten Adresse steht, die weiterführt. Die meisten sehen es nur einen Augenblick. */
  moved: {
    /** Ein kurzer Satz, auch Titel im Browser. */
    heading: string;
    /** Danach folgt der Titel der neuen Seite als Link. */
    text: string;
  };
  /** true zeigt auf Telefonen unten eine Leiste mit «Sofort anrufen» und «Offerte». */
  floatingCall: boolean;
  /** relay: unser eigener Empfänger mit eigener Datenbank. airtable: unser eigener Empfänger, der an Airtable weitergibt. direct: direkt aus dem Browser zu Airtable (macht den Schlüssel öffentlich). Die Datenschutzerklärung folgt dieser Angabe. */
  delivery: "relay" | "airtable" | "direct";
  /** true, wenn der Empfänger zu jeder Anfrage E-Mails sendet (SMTP_URL ist gesetzt). Die Datenschutzerklärung folgt dieser Angabe. */
  mail: boolean;
  /** true zählt, auf welcher Seite die Besuche beginnen, die zu einer Anfrage oder einem Anruf führen; ohne Cookies und ohne Kennung. Mit «delivery: direct» zählt nichts. Die Datenschutzerklärung folgt dieser Angabe. */
  report?: boolean;
  /** Wer Website und E-Mail für uns betreibt, mit dem Land, in dem die Daten liegen. Steht in der Datenschutzerklärung. */
  providers: {
    /** Firma und Land, zum Beispiel «Muster Hosting AG, Schweiz». Texte nennen ihn als {{providers.hosting}}. */
    hosting: string;
    /** Firma und Land. Texte nennen ihn als {{providers.mail}}. */
    mail: string;
  };
  /** Nur wenn der Empfänger der Anfragen nicht unter der Adresse der Website läuft. Beginnt mit https://, ohne Pfad und ohne Schrägstrich am Ende. */
  relayUrl?: string;
  /** true: Die Domain darf auf die Liste, nach der Browser sie nur noch verschlüsselt aufrufen. Erst setzen, wenn alle Adressen der Domain (auch Webmail) https sprechen. Ein Eintrag lässt sich erst nach Monaten zurücknehmen. */
  hstsPreload?: boolean;
  /** Der Streifen am unteren Rand, bis jemand gewählt hat. */
  cookies: {
    /** true zeigt den Banner, false entfernt ihn mit seinem Skript von allen Seiten. false geht nur, solange keine Kategorie «use: optional» hat. */
    show: boolean;
    /** Wie Vorleseprogramme den Banner nennen. */
    label: string;
    /** Ein bis zwei kurze Sätze mit einem Link auf die Datenschutzerklärung. */
    text: string;
    /** Speichert die Wahl necessary. */
    necessary: string;
    /** Speichert die Wahl all. */
    all: string;
    /** Name des Kreuzes. Es speichert die Wahl dismissed. */
    close: string;
    /** Beschriftung, solange die Kategorien verborgen sind. */
    more: string;
    /** Beschriftung, solange die Kategorien zu sehen sind. */
    less: string;
    /** Was unter den Details steht. */
    categories: ({
      /** Ein Wort. */
      name: string;
      /** necessary: Die Website braucht es. optional: nur nach Einwilligung. none: zurzeit nicht in Gebrauch. */
      use: "necessary" | "optional" | "none";
      /** Ein Satz. */
      text: string;
    })[];
  };
  /** Seiten, die es noch nicht gibt, auf die aber schon verwiesen werden darf. Ihr Name erscheint als Text ohne Link. Sobald die Datei da ist, gehört die Zeile hier weg. */
  announced?: {
    /** Kurzname und Name. */
    services?: ({
      slug: string;
      /** Wie die Seite heissen wird. */
      name: string;
    })[];
    /** Kurzname und Name. */
    regions?: ({
      slug: string;
      /** Wie die Seite heissen wird. */
      name: string;
    })[];
    /** Kurzname und Name. */
    articles?: ({
      slug: string;
      /** Wie die Seite heissen wird. */
      name: string;
    })[];
  };
}

/** Knöpfe, Beschriftungen und Überschriften, die auf vielen Seiten gleich sind. Jedes Wort steht einmal hier. */
export interface Words {
  /** Kopf der Seite, Menü und Sprungmarken. */
  navigation: {
    /** Erster Link der Seite, für Tastatur und Vorleseprogramme. */
    skip: string;
    /** Steht nur da, wenn die Gestaltung fehlt, zum Beispiel nach einem Doppelklick auf dist/index.html. */
    unstyled: string;
    /** Wird hinter dem Namen der Firma vorgelesen. */
    home: string;
    /** Wird vorgelesen. */
    main: string;
    /** Wird vorgelesen. */
    menu: string;
    /** Über der Liste der Leistungen. */
    allServices: string;
    /** Wird vorgelesen. */
    top: string;
    /** Wird vorgelesen. Die Sprungmarken sind unter dem Kopf langer Seiten. */
    onThisPage: string;
    /** Ein Wort. */
    prices: string;
    /** Ein Wort. */
    course: string;
    /** Ein Wort. */
    questions: string;
    /** Ein Wort. */
    contact: string;
  };
  /** Der kleine Link über der Überschrift einer Seite. */
  back: {
    /** Link und Name der Seite, zu der er führt. */
    home: WayBack;
    /** Link und Name der Seite, zu der er führt. */
    blog: WayBack;
  };
  /** Was jemand antippt. Knöpfe der Formulare sind in data/forms, die der beiden Finder in data/home.yaml, die des Cookie-Banners in data/site.yaml. */
  buttons: {
    /** In der Leiste am unteren Rand des Telefons. */
    callNow: string;
    /** Wird vor der Telefonnummer vorgelesen. */
    call: string;
    /** Führt zum Formular. */
    quote: string;
    /** In der Leiste am unteren Rand des Telefons. */
    quoteShort: string;
    /** Im Kopf der Startseite und über dem Formular. */
    freeQuote: string;
    /** Auf Karten von Leistungen. */
    more: string;
    /** Auf Karten von Artikeln. */
    read: string;
    /** Auf einem gedrückten Knopf, solange seine Funktion noch lädt. */
    wait: string;
    /** Auf einer Vorlage. */
    print: string;
    /** Auf einer Vorlage, die ein Brief ist. */
    download: string;
  };
  /** In der Fusszeile, im Menü und auf der Fehlerseite. */
  lists: {
    /** Überschrift der Liste. */
    services: string;
    /** Überschrift der Liste. */
    regions: string;
    /** Letzte Zeile einer gekürzten Liste. {{count}} ist die Anzahl, {{title}} die Überschrift. */
    all: string;
    /** Klappt auf dem Telefon eine Liste auf. {{title}} ist die Überschrift. */
    show: string;
    /** Klappt auf dem Telefon eine ganze Liste auf. {{title}} ist die Überschrift. */
    showAll: string;
    /** Name der Links zuunterst; wird vorgelesen. */
    legal: string;
  };
  /** Beschriftungen in der Fusszeile und im Impressum. Die Angaben selbst sind in data/site.yaml. */
  company: {
    /** Im Impressum. */
    name: string;
    /** In der Fusszeile. */
    address: string;
    /** Im Impressum. {{canton}} ist der Name des Kantons. */
    canton: string;
    /** Im Impressum. */
    phone: string;
    /** Überall, wo die Adresse als Zeile steht. */
    email: string;
    /** Im Impressum. */
    representatives: string;
    /** Im Impressum. */
    register: string;
    /** Im Impressum. */
    vat: string;
  };
  /** Rund um Preise. Die Preise selbst sind auf den Seiten der Leistungen und Regionen. */
  prices: {
    /** {{price}} ist der Betrag mit CHF. */
    from: string;
    /** Bei jeder Tabelle mit Preisen und in der Fusszeile. {{vatRate}} ist der Satz aus data/site.yaml. */
    vat: string;
    /** Auf dem Bild einer Leistung in sozialen Medien. */
    vatShort: string;
    /** Unter den Preisen. {{from}} und {{to}} sind Anfang und Ende der Achse. */
    scale: string;
    /** Wenn die Seite keine eigene hat. */
    heading: string;
    /** Wenn die Seite keine eigene hat. {{inCity}} ist der Ort mit Verhältniswort: «in Zürich». */
    headingAt: string;
    /** Unter den Preisen jeder Region und in ihrer Antwort zu den Kosten: wann der Preis einer Leistung gilt und nicht der regionale. */
    governing: string;
    /** Auf dem Bild einer Region in sozialen Medien. */
    perTreatment: string;
  };
  /** Im Kopf der Seiten: wann wir kommen und antworten. Die Zeiten selbst sind in data/site.yaml und auf den Seiten. */
  promises: {
    /** Vor der Zeit, bis zu der ein Termin meist frei ist. */
    appointment: string;
    /** Auf Seiten ohne Termin. {{reply.home}} ist die Zeit aus data/site.yaml. */
    reply: string;
    /** {{time}} ist die Zeit, {{where}} der Ort, für den sie gilt. */
    onSite: string;
    /** Auf der Startseite, hinter der Erreichbarkeit. */
    alsoOnSite: string;
    /** {{surcharge}} ist der kleinste Zuschlag. */
    surcharge: string;
    /** Bei der Notfallnummer. */
    surcharges: string;
    /** Bei der Notfallnummer, über den Zeiten. */
    response: string;
    /** Am Ende der Seiten, über dem Knopf. */
    free: string;
  };
  /** Auf den Seiten und Karten der Leistungen. */
  services: {
    /** Wird vorgelesen. {{service}} ist der Name der Leistung. */
    brief: string;
    /** Überschrift auf den Seiten der Leistungen. */
    related: string;
  };
  /** Auf den Seiten und in den Listen der Regionen. {{city}} ist der Ort, {{inCity}} der Ort mit Verhältniswort: «in Zürich». */
  regions: {
    /** Für Regionen, die selber keines nennen. Wo «in» nicht passt («im Aargau»), steht es in der Datei der Region. */
    inCity: string;
    /** Zuoberst auf jeder Seite einer Region. */
    title: string;
    /** Auf dem Bild der Seite in sozialen Medien, über dem Ort. */
    subject: string;
    /** Auf jeder Seite einer Region. */
    services: string;
    /** Wenn die Seite keine eigene hat; auf Seiten von Gemeinden und Bezirken immer. */
    questions: string;
    /** Auf jeder Seite einer Region. */
    nearby: string;
    /** Auf den Zeilen der Startseite. */
    request: string;
    /** Überschriften der Liste auf der Startseite. */
    parts: {
      /** Kanton Zürich. */
      zurich: string;
      /** AG, BL, BS. */
      northwest: string;
      /** BE, SO, FR, NE, JU. */
      bern: string;
      /** LU, NW, OW, SZ, UR, ZG. */
      central: string;
      /** AI, AR, GL, GR, SG, SH, TG. */
      east: string;
      /** GE, TI, VD, VS. */
      westSouth: string;
      /** Angekündigte Regionen, deren Kanton noch nicht bekannt ist. */
      elsewhere: string;
    };
  };
  /** Achsen und Zeilen der Diagramme. Titel, Zahlen und Quellen sind auf den Seiten. */
  charts: {
    /** Unter jedem Diagramm. {{source}} ist die Quelle. */
    source: string;
    /** Vor einem Wert, der eine obere Grenze ist. {{amount}} ist der Wert. */
    atMost: string;
    /** Zeile eines Ablaufs, der immer gleich lang dauert. */
    total: string;
    /** Zeile eines Ablaufs. */
    shortest: string;
    /** Zeile eines Ablaufs. */
    longest: string;
    /** Unter einem Ablauf. {{time}} ist die Zeit, während der niemand in den Raum darf. */
    closed: string;
  };
  /** Worte bei Fotos. */
  photos: {
    /** Unter dem ersten Foto eines Paars. */
    before: string;
    /** Unter dem zweiten Foto eines Paars. */
    after: string;
  };
  /** Bewertungen und ihr Karussell auf der Startseite. Die Stimmen selbst sind auf den Seiten. */
  testimonials: {
    /** Über den Stimmen. */
    heading: string;
    /** Wird vorgelesen. {{rating}} ist die Zahl der Sterne, {{most}} ihre höchste Zahl. */
    stars: string;
    /** Wird vorgelesen. */
    carousel: string;
    /** Wird vorgelesen. */
    slide: string;
    /** Name des Streifens; wird vorgelesen. */
    all: string;
    /** Wird vorgelesen. {{number}} ist ihr Platz, {{count}} die Anzahl. */
    name: string;
    /** Zwischen den Pfeilen, wenn es sehr viele gibt. {{number}} ist der Platz, {{count}} die Anzahl. */
    position: string;
    /** Wird vorgelesen. */
    previous: string;
    /** Wird vorgelesen. */
    next: string;
    /** Name der Punkte; wird vorgelesen. */
    choose: string;
  };
  /** Auf den Seiten und Karten der Artikel. */
  articles: {
    /** Wird vor der Rubrik vorgelesen. */
    category: string;
    /** Wird vor der Lesezeit vorgelesen. */
    length: string;
    /** {{minutes}} ist die Zahl der Minuten. */
    readingTime: string;
    /** Wird vor dem Datum vorgelesen. */
    date: string;
    /** Wird vor dem Namen vorgelesen. */
    author: string;
    /** Überschrift am Rand. */
    contents: string;
    /** Über einem Beispiel, dessen Überschrift es nicht selbst sagt. */
    example: string;
  };
  /** Wörter, die nur auf bestimmten Seiten vorkommen. */
  pages: {
    /** {{date}} ist das Datum der Seite. */
    asOf: string;
    /** Wird vorgelesen. */
    nextSteps: string;
    /** Wird vorgelesen, wo auf Papier Platz zum Schreiben ist. */
    blank: string;
  };
  /** Für Menschen, die ein Bild nicht sehen. */
  pictures: {
    /** {{landscape}} und {{landmark}} sind die Beschreibungen der beiden Zeichnungen. */
    behind: string;
  };
}

/** Wörter, die auf keiner Seite stehen dürfen. */
export interface Style {
  /** Wörter, die das Recht oder die Hausregel verbietet, mit dem, was man stattdessen sagt. */
  forbidden: ({
    /** Gilt für alle Formen: «ungiftig» findet auch «ungiftigen». Gross und klein ist gleich. Buchstaben, Ziffern, Leerzeichen und Bindestriche, ein Buchstabe am Anfang. */
    word: string;
    /** Was man sagen darf, als Satz an die Redaktion. */
    instead: string;
  })[];
}

/** Ein Formular: Felder, Beschriftungen, Auswahl, Texte und wie die Angaben gespeichert werden. */
export interface Form {
  /** Pfad, an den das Formular schickt, zum Beispiel /api/anfragen: Schrägstriche und Kleinbuchstaben a–z. Jedes Formular hat einen eigenen. */
  action: string;
  /** Name der Tabelle in der Datenbank. */
  table: string;
  /** Zum Beispiel «* Pflichtfelder». */
  requiredNote?: string;
  /** Die Felder in der Reihenfolge des Formulars. */
  fields: ({
    /** Name im Formular; nicht ändern. Buchstaben a–z, der erste klein. */
    name: string;
    /** Steht über dem Feld. */
    label: string;
    /** Art des Eingabefelds. */
    type: "text" | "tel" | "email" | "select" | "textarea";
    /** true, wenn das Feld ausgefüllt werden muss. */
    required: boolean;
    /** Was dasteht, wenn ein Pflichtfeld leer blieb. Sagt, was zu tun ist: «Geben Sie Ihren Vornamen an.» */
    missing?: string;
    /** Nur für E-Mail und Auswahl: was dasteht, wenn die Angabe nicht stimmen kann. */
    invalid?: string;
    /** So viele Zeichen nimmt das Feld an. Grosszügig wählen: die Grenze hält nur Missbrauch fern. */
    maxLength: number;
    /** Kennwort für den Browser, zum Beispiel given-name. */
    autocomplete?: string;
    /** Welche Tastatur das Telefon zeigt. */
    inputmode?: "text" | "numeric" | "tel" | "email";
    /** Ein Beispiel in grauer Schrift. */
    placeholder?: string;
    /** Wie breit das Feld auf grossen Bildschirmen ist. */
    width?: "full" | "half" | "third" | "two-thirds";
    /** Name der Spalte in der Datenbank. */
    column: string;
    /** true, wenn die Angabe neben der Anfrage steht: Die Spalte wird nur gefüllt, wo die Datenbank sie hat. Mit «delivery: direct» erscheint das Feld nicht. */
    extra?: true;
    /** Was unter dem Feld steht, solange niemand im Büro ist; die Telefonnummer folgt von selbst. {{day}} und {{time}} sagen, wann es nach den Öffnungszeiten (hours, home) wieder öffnet: «morgen», «7.30». */
    closed?: string;
    /** Text der leeren Auswahl. */
    emptyOption?: string;
    /** Nur bei einer Auswahl: der Wert für Services ohne eigenen Wert. Wer von einem solchen Service kommt, findet dessen Namen in der Nachricht. */
    catchAll?: string;
    /** Ein bis zwei kurze Sätze unter dem Feld, zum Beispiel was eine Auswahl meint. */
    hint?: string;
    /** Was gespeichert wird, wenn das Feld leer bleibt. */
    emptyText?: string;
    /** Die wählbaren Werte. */
    options?: ({
      /** Kurzname: Kleinbuchstaben a–z, Ziffern und einzelne Bindestriche dazwischen. */
      value: string;
      /** Was man sieht. */
      label: string;
    })[];
  })[];
  /** Spalten, die immer denselben Wert bekommen. */
  constants?: ({
    /** Name der Spalte. */
    column: string;
    /** Der Wert. */
    value: string;
  })[];
  /** Name der Spalte, in die der Zeitpunkt geschrieben wird. */
  timestamp?: string;
  /** Fotos, die man dem Formular beilegen kann. Ohne diesen Teil nimmt es keine an, und mit «delivery: direct» auch nicht. */
  photos?: {
    /** true nimmt Fotos an, false entfernt das Feld. Die Datenschutzerklärung folgt dieser Angabe. */
    show: boolean;
    /** Name im Formular; nicht ändern. Buchstaben a–z, der erste klein. */
    name: string;
    /** Steht über dem Feld. Sagt, dass Fotos freiwillig sind; {{limit}} steht für die höchste Anzahl. */
    label: string;
    /** Name der Spalte für die Fotos. Sie wird nur gefüllt, wo die Datenbank sie hat. */
    column: string;
    /** So viele Fotos haben Platz. */
    most: number;
    /** Megabytes eines Fotos, wie es ankommt. Der Browser verkleinert Fotos vorher; ohne JavaScript kommen sie, wie sie sind. */
    maxMegabytes: number;
    /** Beschriftungen und Meldungen zu den Fotos. */
    texts: {
      /** Für Vorleseprogramme: {{count}} steht für die Zahl der gewählten Fotos, {{limit}} für die höchste. */
      chosen: string;
      /** Solange Fotos verkleinert werden. */
      preparing: string;
      /** {{file}} steht für den Namen der Datei. */
      remove: string;
      /** Für Besucher ohne JavaScript: Auf der Antwortseite sind gewählte Fotos nicht mehr dabei. */
      again: string;
      /** {{file}} steht für den Namen der Datei. */
      notPicture: string;
      /** {{limit}} steht für die höchste Anzahl. */
      tooMany: string;
      /** {{limit}} steht für die Megabytes, {{file}} für den Namen der Datei. Ohne JavaScript ist er nicht immer bekannt. */
      tooLarge: string;
      /** Wenn der Empfänger keine Fotos aufbewahren kann. Sagt, wie es ohne sie weitergeht. */
      notTaken: string;
      /** Für die Firma: Der Browser hat gewählte Fotos verloren, bevor er sie senden konnte. */
      lost: string;
    };
  };
  /** Ein Feld, das Menschen nicht sehen. Wer es ausfüllt, ist vermutlich ein Programm; die Anfrage wird zurückgehalten und kann freigegeben werden. */
  honeypot: {
    /** Name des Felds; darf keiner der Namen oben sein. Buchstaben a–z, der erste klein. */
    name: string;
    /** Für Vorleseprogramme: sagt, dass das Feld leer bleiben soll. */
    label: string;
  };
  /** So lange werden die Angaben aufbewahrt; danach löscht sie der Empfänger von selbst. 0 heisst: keine feste Frist, siehe retentionNote. Die Datenschutzerklärung nennt dieselbe Frist, als {{forms.anfrage.retentionMonths}}. */
  retentionMonths: number;
  /** Nur bei retentionMonths 0: bis wann die Angaben bleiben, zum Beispiel «bis Sie sich abmelden». */
  retentionNote?: string;
  /** Nachricht an die Firma und Bestätigung an den Absender. Beides wird erst verschickt, wenn der Empfänger einen E-Mail-Server kennt. Der Name eines Felds in doppelten Klammern setzt ein, was dort steht: {{firstName}}. */
  mail?: {
    /** Die Angaben folgen unter dem Text von selbst. */
    notice: Mail;
    /** Geht an die angegebene E-Mail-Adresse. {{answerBy}} wird, was die Antwortzeit (reply, home) ab dem Eingang bedeutet, zum Beispiel «bis Montag, 30. November 2026, 9.30 Uhr»; gezählt wird nur während der Öffnungszeiten (hours, home). Aus dem Formular setzt sie nur Namen und Gewähltes ein, also Felder mit autocomplete given-name, family-name oder name und Felder mit Auswahl: Sonst liesse sich damit unter Ihrem Namen Beliebiges an fremde Adressen senden. */
    confirmation?: Mail;
  };
  /** Beschriftungen und Meldungen. */
  texts: {
    /** Beschriftung des Knopfs. */
    submit: string;
    /** Beschriftung, während gesendet wird. */
    submitting: string;
    /** Wenn nichts mehr geht. */
    error: string;
    /** Text vor der Telefonnummer. */
    errorCall?: string;
    /** Steht über der Liste der Felder, die noch nicht stimmen. */
    summaryHeading: string;
    /** Steht im Fehlerfall vor dem Seitentitel, zum Beispiel «Fehler:». */
    titlePrefix: string;
    /** {{field}} steht für die Beschriftung des Felds, {{limit}} für die Zahl der Zeichen. */
    tooLong: string;
    /** Wenn eine frühere Anfrage noch in diesem Browser wartet. */
    waiting?: string;
    /** Wenn ohne Verbindung gesendet wurde und auch die Dankeseite nicht zu erreichen ist. */
    keptHeading?: string;
    /** Sagt, dass die Anfrage im Browser wartet und von selbst gesendet wird. */
    keptText?: string;
    /** Für Services ohne eigenen Wert in der Auswahl, zum Beispiel «Es geht um: {{service}}». */
    about?: string;
    /** Was der Preisfinder in die Nachricht schreibt, zum Beispiel «Umfang: {{extent}}». */
    extent?: string;
    /** Für Vorleseprogramme; {{city}} steht für den Ort. */
    placeFilled?: string;
    /** Für Vorleseprogramme, wenn mehrere Orte dieselbe Postleitzahl haben: {{cities}} steht für sie. */
    placeChoices?: string;
    /** Für Besucher ohne JavaScript: der Titel der Seite, wenn das Absenden nicht geklappt hat. */
    notReceivedHeading: string;
    /** Für Besucher ohne JavaScript: sagt, dass noch nichts gespeichert ist und wie es weitergeht. */
    notReceived: string;
    /** Für Besucher ohne JavaScript: wenn alles zusammen zu gross ist. */
    tooLarge: string;
    /** Nur bei direkter Zustellung nötig: dann kann das Formular ohne Skript nicht senden. */
    noScript?: string;
    /** Wenn schon gesendet wurde. */
    doneHeading?: string;
    /** Ein bis zwei Sätze. */
    doneText?: string;
    /** Beschriftung. */
    again: string;
    /** Ein Satz unter dem Formular. */
    privacy?: string;
  };
}

/** Alle Adressen, die je veröffentlicht wurden. Neue trägt der Bau selbst ein. */
export interface Adressen {
  /** Ein Eintrag pro Adresse. Gibt es die Seite nicht mehr, steht darunter redirect oder gone. */
  addresses: ({
    /** Der Teil nach dem Namen der Website, zum Beispiel /regional/zug/. */
    url: string;
    /** Adresse der Seite, zu der Besucherinnen stattdessen kommen. */
    redirect?: string;
    /** true, wenn es die Seite nicht mehr gibt und nichts an ihre Stelle tritt. */
    gone?: true;
    /** Warum die Seite verschwunden ist. Nur für die Redaktion. */
    reason?: string;
  })[];
}

/** Die Startseite mit allen Abschnitten. */
export interface Home {
  meta: Meta;
  /** Was ganz oben steht. */
  hero: {
    /** Wenige Wörter. */
    overline: string;
    /** Die grosse Überschrift (H1). */
    title: string;
    /** Ein bis zwei Sätze. */
    lead: string;
    /** Was jede Besucherin zuerst wissen will: Kosten, Wirkung, Antwort. */
    answers: ({
      /** Ein bis drei Wörter. */
      question: string;
      /** Wenige Wörter. */
      answer: string;
    })[];
    illustration: string;
  };
  /** Der Abschnitt über das Verfahren. */
  method: {
    /** Ein Satz oder ein Stichwort. */
    heading: string;
    mark: Mark;
    /** Der erste, grössere Absatz. */
    lead: string;
    paragraphs: string[];
    droplets: DropletsChart;
    /** Ein Einsatz in Schritten. */
    process: {
      /** Ein Satz oder ein Stichwort. */
      heading: string;
      /** Was der Reihe nach geschieht. */
      steps: ({
        duration?: Duration;
        /** Statt einer Dauer: ein Zeitpunkt wie «nach 24 h» oder «vorher». */
        time?: Quantity;
        /** Ein Wort. */
        title: string;
        text: string;
      })[];
    };
    /** Von Hand gegen mit Nebel. */
    coverage: {
      /** Ein Satz oder ein Stichwort. */
      heading: string;
      /** Die linke Seite. */
      manual: CoverageSide;
      /** Die rechte Seite. */
      fog: CoverageSide;
      test?: CoverageTest;
      /** Woher die Zahlen kommen. */
      note?: string;
    };
  };
  /** Die Anlässe, zu denen man uns ruft, als Karten, und der Preisfinder. */
  services: {
    /** Ein Satz oder ein Stichwort. */
    heading: string;
    /** Ein bis zwei Sätze. */
    intro: string;
    /** Die Karten in der Reihenfolge der Seite. */
    cards: ({
      service: string;
      icon: string;
      color?: "bernstein" | "ocker" | "messing" | "olive" | "moos" | "laub" | "farn" | "jade" | "smaragd" | "petrol" | "lagune" | "see" | "wasser" | "himmel" | "stahl" | "kobalt" | "enzian" | "flieder" | "veilchen" | "malve" | "beere" | "rose";
      illustration?: string;
      /** Freiwillig: wie die Leistung auf der Karte heisst. Sonst gilt der Name ihrer Seite. */
      title?: string;
      /** Ein bis drei Sätze. */
      description: string;
      /** Kurze Punkte auf der Karte. */
      benefits: string[];
    })[];
    /** Wörter des Preisfinders unter den Karten. Preise, Dauer und Umfang liest er aus den Dateien der Leistungen. */
    finder: {
      /** Ein Satz oder ein Stichwort. */
      heading: string;
      /** Beschriftung der Auswahl. */
      service: string;
      /** Beschriftung der Stufen. Muss für Zimmer, Fahrzeuge und Stärken von Gerüchen passen. */
      size: string;
      /** Überschrift der Punkte, die zu einer Stufe gehören. */
      included: string;
      /** Führt mit Leistung und Umfang zum Formular. */
      request: string;
      /** Führt zur Seite der gewählten Leistung. */
      more: string;
      /** Klappt alle Preise auf. */
      all: string;
      /** Klein unter den Preisen, zum Beispiel was verbindlich ist. Der Hinweis auf die MWST steht von selbst da. */
      note: string;
    };
  };
  /** Zahlen, an denen man uns messen kann. */
  advantages: {
    /** Ein Satz oder ein Stichwort. */
    heading: string;
    mark: Mark;
    /** Je eine Zahl mit Titel und Text. */
    items: ({
      figure: FigureBare;
      /** Wenige Wörter. */
      title: string;
      text: string;
      evidence?: string;
    })[];
  };
  /** Die Regionenkarten. */
  regions: {
    /** Ein Satz oder ein Stichwort. */
    heading: string;
    /** Ein bis zwei Sätze. */
    intro: string;
    /** Die Karten in der Reihenfolge der Seite. */
    cards: ({
      region: string;
      /** Freiwillig: der Name auf der Karte, wo er ein anderer ist als auf der Seite. Sonst gilt der Ort der Region. */
      city?: string;
      /** Freiwillig: das Kürzel des Kantons, wo es ein anderes ist als das der Region. */
      canton?: "AG" | "AI" | "AR" | "BE" | "BL" | "BS" | "FR" | "GE" | "GL" | "GR" | "JU" | "LU" | "NE" | "NW" | "OW" | "SG" | "SH" | "SO" | "SZ" | "TG" | "TI" | "UR" | "VD" | "VS" | "ZG" | "ZH";
      /** Ein bis zwei Sätze. */
      description: string;
      /** Quartiere oder Gemeinden. Hat ein Ort eine eigene Regionenseite, wird sein Name von selbst zum Link. */
      districts: string[];
    })[];
    /** Besucher geben Postleitzahl oder Ort ein und erfahren, wie bald und zu welchem Preis jemand kommt. In den Sätzen steht {{page}} für die Regionenseite und {{km}} für die Entfernung zu ihr in Kilometern. */
    finder: {
      /** Über dem Eingabefeld. */
      heading: string;
      /** Was in das Feld gehört. */
      label: string;
      /** Ein bis zwei Wörter. */
      button: string;
      /** Vor dem tiefsten Preis der Region und ihrer Angabe zur Anfahrt. */
      price: string;
      /** Zum Beispiel «Mehr zu {{page}}». */
      page: string;
      /** Der Ort hat selbst eine Regionenseite. */
      here: string;
      /** Der Ort gehört zu einer Regionenseite oder liegt in ihrer Nähe. */
      near: string;
      /** Der Ort liegt weiter weg, als unten steht, aber im Sprachgebiet. */
      onRequest: string;
      /** Der Ort liegt in einem anderen Sprachgebiet. */
      outside: string;
      /** Auf die Eingabe passt kein Ort. */
      unknown: string;
      /** Mehrere Orte heissen so, wie jemand geschrieben hat, zum Beispiel Wil. Darunter erscheinen sie zur Wahl. */
      which: string;
      /** Das Verzeichnis der Orte liess sich nicht laden. */
      offline: string;
      /** Hören Menschen, die nicht sehen, was unter dem Feld erscheint. */
      one: string;
      /** Dasselbe bei mehreren; {{count}} steht für die Zahl. */
      many: string;
      /** Wo die Angaben einer Regionenseite ohne Rückfrage gelten. */
      area: {
        /** Sprachen nach dem amtlichen Ortschaftenverzeichnis, in deren Gebiet die Firma arbeitet; multiple steht für mehrsprachige Orte. Orte anderer Sprachen liegen ausserhalb, ausser eine Regionenseite nennt sie selbst. */
        languages: ("de" | "fr" | "it" | "rm" | "multiple")[];
        /** Bis so viele Kilometer Luftlinie vom nächsten Ort einer Regionenseite gilt, was dort steht. Weiter weg gibt nur das Telefon Auskunft. */
        kilometres: number;
      };
    };
    /** Was auf und unter den Karten der Regionen steht, hier und auf den Regionenseiten. Die Marken entstehen von selbst: eine für jede Datei in data/regions. Wörter wie «Termin» und «ab» sind die der Ortssuche. */
    map: {
      /** Zum Beispiel «Deutschschweiz». */
      country: string;
      /** Der Kanton, dessen Regionenseiten auf der grossen Karte zu dicht lägen. */
      canton: string;
      /** Hören Menschen, die die Karte nicht sehen; {{area}} steht für ihren Titel. */
      label: string;
      /** Dasselbe auf den Regionenseiten; {{city}} steht für den Ort. */
      around: string;
      /** Erscheint, wenn jemand mit der Tastatur zur Karte kommt. */
      skip: string;
      /** Muss sichtbar bei der Karte stehen: das BFS für Grenzen und Seen, swisstopo für die Lage der Orte. */
      source: string;
      /** Wo die Bewilligung des BFS liegt, seine Grenzen auf einer Website zu zeigen, die wirbt. Ohne sie lehnt die Veröffentlichung die Karte ab. */
      evidence: string;
    };
    /** Vor den Orten, die auf keiner Karte stehen. */
    more: string;
  };
  /** Was die Bewertungen zeigen. */
  reviews: {
    /** Ein Satz oder ein Stichwort. */
    heading: string;
    mark: Mark;
    /** Ein bis zwei Sätze. */
    lead: string;
    paragraphs: string[];
    evidence?: string;
  };
  /** Fragen mit Antwort. */
  faq: {
    /** Muss das Wort «Fragen» enthalten, mit grossem Anfangsbuchstaben. */
    heading: string;
    /** Ein Satz in der Randspalte. */
    note?: string;
    /** Die Fragen in der Reihenfolge der Seite. */
    items: FaqItem[];
  };
  /** Telefon, Zeiten, Offertformular und auf Wunsch Kundenstimmen. */
  contact: {
    /** Ein Satz oder ein Stichwort. */
    heading: string;
    /** Ein bis zwei Sätze. */
    text: string;
    testimonials?: Testimonial[];
  };
  prices?: NamedPrice[];
  draft?: boolean;
  from?: string;
  until?: string;
}

/** Eine Leistungsseite unter /services/. Der Dateiname ist die Adresse. Sie hat mindestens 900 Wörter, ohne Preistabelle 550; verwandte Leistungen und Offertblock zählen nicht. */
export interface Service {
  /** So heisst die Leistung im Footer und in Listen, zum Beispiel «Schimmel». */
  name: string;
  /** Womit die Wörter beginnen, die diese Leistung meinen, zum Beispiel «Tabak». Die Preise dieser Seite gelten überall. Nennt ein Titel, eine Beschreibung oder ein Vorspann ein solches Wort und dazu einen anderen Preis, meldet es die Prüfung. */
  terms?: string[];
  color: "bernstein" | "ocker" | "messing" | "olive" | "moos" | "laub" | "farn" | "jade" | "smaragd" | "petrol" | "lagune" | "see" | "wasser" | "himmel" | "stahl" | "kobalt" | "enzian" | "flieder" | "veilchen" | "malve" | "beere" | "rose";
  tone?: "normal" | "ruhig";
  /** Welche Auswahl im Offertformular vorgewählt wird, wenn man von dieser Seite kommt. */
  option?: string;
  meta: Meta;
  /** Was ganz oben steht. */
  hero: {
    /** Die grosse Überschrift (H1). */
    title: string;
    /** Ein bis drei Sätze unter dem Titel. */
    lead: string;
    illustration?: string;
    /** Zahlen unter dem Kopf. */
    figures?: Figure[];
  };
  /** Freiwillig: ein Foto zur Leistung, vor dem ersten Abschnitt. */
  photo?: Image;
  /** Die Abschnitte zwischen Kopf und Preisen, in dieser Reihenfolge. */
  sections: Section[];
  /** Die Preisstufen der Seite. */
  prices?: {
    /** Ein Satz oder ein Stichwort. */
    heading?: string;
    /** Ein bis zwei Sätze. */
    intro?: string;
    tiers: Tier[];
    /** Klein unter den Preisen, zum Beispiel zu Zuschlägen. Der Hinweis auf die MWST steht von selbst da. */
    note?: string;
    /** table zeigt die Preise als Tabelle. answers heisst: Sie stehen nur in Texten und Antworten. Fehlt die Angabe, gilt table. */
    display?: "table" | "answers";
    more?: NamedPrice[];
  };
  /** Weitere Abschnitte zwischen Preisen und Fragen. */
  afterPrices?: Section[];
  /** Die Fragen der Seite. Die erste ist beim Öffnen der Seite aufgeklappt. */
  faq: {
    /** Muss das Wort «Fragen» enthalten, mit grossem Anfangsbuchstaben. */
    heading: string;
    /** Ein Satz in der Randspalte. */
    note?: string;
    /** Die Fragen in der Reihenfolge der Seite. */
    items: FaqItem[];
  };
  testimonials?: Testimonial[];
  /** Leistungen, die hier weiterhelfen, meist drei. */
  related: string[];
  quote: Quote;
  draft?: boolean;
  from?: string;
  until?: string;
}

/** Eine Regionenseite unter /regional/. Der Dateiname ist die Adresse. Sie hat mindestens 450 Wörter, bei der Art full 900; Nachbarorte und Offertblock zählen nicht. */
export interface Region {
  /** Name der Stadt, Gemeinde oder Region, zum Beispiel «Wädenswil». Er steht im Haupttitel. */
  city: string;
  /** Zum Beispiel «in Zürich» oder «im Aargau». Texte der Seite nennen sie als {{inCity}}. Ohne diese Angabe sagen Überschriften «in» und den Ort. */
  inCity?: string;
  /** true: Die Seite handelt von einem Kanton oder einer Gegend. Ohne diese Angabe: von einem Ort. So steht es für Suchmaschinen auf der Seite. */
  isArea?: boolean;
  /** Kürzel des Kantons. */
  canton: "AG" | "AI" | "AR" | "BE" | "BL" | "BS" | "FR" | "GE" | "GL" | "GR" | "JU" | "LU" | "NE" | "NW" | "OW" | "SG" | "SH" | "SO" | "SZ" | "TG" | "TI" | "UR" | "VD" | "VS" | "ZG" | "ZH";
  /** Wo der Ort auf der Karte liegt, in Grad (WGS84). Fehlt die Angabe, gilt das amtliche Ortschaftenverzeichnis, und für Gegenden die Mitte des Kantons. */
  coordinates?: {
    /** Grad nördlicher Breite, zum Beispiel 47.3769. */
    latitude: number;
    /** Grad östlicher Länge, zum Beispiel 8.5417. */
    longitude: number;
  };
  /** full für ausführliche Stadtseiten (mindestens 900 Wörter), short für kurze Regionenseiten, district für Gemeinden und Bezirke im Kanton Zürich (je mindestens 450). */
  kind: "full" | "short" | "district";
  color?: "bernstein" | "ocker" | "messing" | "olive" | "moos" | "laub" | "farn" | "jade" | "smaragd" | "petrol" | "lagune" | "see" | "wasser" | "himmel" | "stahl" | "kobalt" | "enzian" | "flieder" | "veilchen" | "malve" | "beere" | "rose";
  meta: Meta;
  /** Was ganz oben steht. Der Haupttitel «Kaltvernebelung» mit dem Ort entsteht von selbst. */
  hero: {
    /** Ein bis drei Sätze unter dem Titel. */
    lead: string;
    illustration?: string;
    /** Was Einheimische an ihrem Ort erkennen. Es erscheint in der Zeichnung der Landschaft und neben dem Ort auf der Startseite. Name einer Zeichnung aus templates/assets/illustrations. Er beginnt mit «ort-». Fehlt die Angabe, bleibt die Landschaft ohne Wahrzeichen. */
    landmark?: string;
    /** Zahlen unter dem Kopf. */
    figures?: Figure[];
  };
  /** Zweite Überschrift und Kasten über den Ort. */
  intro: {
    /** Ein Satz oder ein Stichwort. */
    heading: string;
    mark?: Mark;
    /** Der erste, grössere Absatz. */
    lead?: string;
    paragraphs?: string[];
    /** Was den Ort ausmacht und was daraus für die Arbeit folgt. */
    box: {
      /** Ein bis fünf Wörter. */
      title: string;
      /** Zwei bis fünf Sätze. */
      text: string;
    };
  };
  /** Freiwillig: ein Foto aus der Region, unter der Einleitung. */
  photo?: Image;
  /** Kurze Besonderheiten der Arbeit an diesem Ort, meist drei. */
  tiles: Card[];
  /** Kästen mit Titel und Text. */
  highlights?: ({
    /** Ein bis sechs Wörter. */
    title: string;
    /** Zwei bis fünf Sätze. */
    text: string;
  })[];
  /** Weitere Abschnitte vor den Preisen, in dieser Reihenfolge. */
  sections?: Section[];
  /** Die Preisstufen für diesen Ort. */
  prices: {
    /** table zeigt die Preise als Tabelle. answers heisst: Sie stehen nur in Texten und Antworten. */
    display: "table" | "answers";
    /** Ein Satz oder ein Stichwort. */
    heading?: string;
    /** Ein bis zwei Sätze. */
    intro?: string;
    tiers: Tier[];
    /** Klein unter den Preisen. */
    note?: string;
    more?: NamedPrice[];
  };
  /** Wie schnell ein Termin möglich ist, zum Beispiel «24–48 Stunden». */
  appointment?: string;
  /** Zum Beispiel «Anfahrt gratis». Fehlt die Angabe, steht nichts da. */
  travel?: string;
  /** Die Leistungen, die hier am meisten gefragt sind, je mit einem Satz; meist drei. */
  services: ({
    service: string;
    /** Ein bis zwei Sätze: warum gerade hier. */
    text: string;
  })[];
  /** Orte und Quartiere, für die gilt, was auf dieser Seite steht. Die Ortssuche auf der Startseite führt von ihnen und von den Orten um sie herum auf diese Seite. Was auf der Karte der Startseite oder in den Bezirken dieser Seite steht, gehört von selbst dazu. Ein Ort mit eigener Seite behält sie. */
  coverage?: string[];
  /** Orte in der Nähe. Hat ein Ort eine eigene Regionenseite, wird sein Name von selbst zum Link. */
  neighbours: string[];
  /** Die Fragen der Seite. Die Überschrift entsteht bei der Art district von selbst. */
  faq: {
    /** Muss das Wort «Fragen» enthalten, mit grossem Anfangsbuchstaben. Bei der Art district weglassen: Sie entsteht aus dem Ort. */
    heading?: string;
    /** Die Fragen in der Reihenfolge der Seite. */
    items: FaqItem[];
  };
  testimonials?: Testimonial[];
  quote: Quote;
  draft?: boolean;
  from?: string;
  until?: string;
}

/** Die Seite /preise mit den Preisen aller Leistungen. Die Preise selbst stehen in den Dateien der Leistungen. */
export interface Prices {
  meta: Meta;
  /** Die grosse Überschrift (H1). */
  title: string;
  /** Ein bis zwei Sätze. */
  lead: string;
  /** Die Worte um die Liste. */
  list: {
    /** Ein Satz oder ein Stichwort. */
    heading: string;
    /** Ein bis zwei Sätze. */
    intro: string;
    /** Unter der Liste, nach dem Satz zur Mehrwertsteuer. */
    note: string;
  };
  /** Fragen zum Preis und zur Bezahlung. */
  faq: {
    /** Ein Satz oder ein Stichwort. */
    heading: string;
    /** Die Fragen in der Reihenfolge der Seite. */
    items: FaqItem[];
  };
  quote: Quote;
  draft?: boolean;
  from?: string;
  until?: string;
}

/** Die Seite /blog. Der Artikel mit der kleinsten Nummer steht gross oben. */
export interface Blog {
  meta: Meta;
  /** Die grosse Überschrift (H1). */
  title: string;
  /** Ein bis zwei Sätze. */
  lead: string;
  /** Der Block mit der Anmeldung. */
  newsletter: {
    /** Ein Satz oder ein Stichwort. */
    heading: string;
    /** Ein bis zwei Sätze. */
    text: string;
  };
  quote: Quote;
  draft?: boolean;
  from?: string;
  until?: string;
}

/** Ein Blogartikel unter /blog/. Der Dateiname ist die Adresse. Einstieg und Abschnitte haben zusammen mindestens 200 Wörter, üblich sind 1000 bis 1700. */
export interface Article {
  /** Die grosse Überschrift (H1). */
  title: string;
  /** Ein bis drei Sätze für die Übersicht und den Vorspann. */
  excerpt: string;
  /** Wer den Artikel verantwortet. */
  author: {
    /** Vor- und Nachname oder Redaktion. */
    name: string;
    /** Zum Beispiel «Leiterin Hygiene». */
    title: string;
    /** true: Der Name gehört einer Redaktion oder einer Firma. Ohne diese Angabe: einem Menschen. So steht es für Suchmaschinen auf der Seite. */
    organization?: boolean;
    evidence?: string;
  };
  /** Tag der Veröffentlichung als JJJJ-MM-TT, zum Beispiel 2025-01-14. Liegt er in der Zukunft, erscheint der Artikel an diesem Tag. */
  date: string;
  /** Fehlt die Angabe, rechnet die Website sie aus dem Text aus, 210 Wörter pro Minute. */
  readTime?: number;
  /** Zum Beispiel «Gesundheit». */
  category: string;
  color: "bernstein" | "ocker" | "messing" | "olive" | "moos" | "laub" | "farn" | "jade" | "smaragd" | "petrol" | "lagune" | "see" | "wasser" | "himmel" | "stahl" | "kobalt" | "enzian" | "flieder" | "veilchen" | "malve" | "beere" | "rose";
  /** Freiwillig: eine https-Adresse. Gezeigt wird die Zeichnung unter illustration: Von fremden Servern lädt die Website nichts. */
  image?: string;
  illustration: string;
  /** Freiwillig: ein Foto, das im Artikel an die Stelle der Zeichnung tritt. Auf Karten bleibt die Zeichnung. */
  photo?: Image;
  /** Was die Zeichnung zeigt. */
  caption: string;
  meta: Meta;
  /** Die ersten Absätze vor der ersten Zwischenüberschrift. */
  intro: string[];
  /** Die Abschnitte des Artikels. */
  sections: ({
    anchor: string;
    /** Ein Satz oder ein Stichwort. */
    heading: string;
    /** Absätze, Listen, Tabellen und Grafiken in ihrer Reihenfolge. */
    blocks: Block[];
  })[];
  /** Der Aufruf am Ende des Artikels. */
  cta: {
    /** Ein Satz oder ein Stichwort. */
    heading: string;
    /** Ein bis zwei Sätze. */
    text: string;
    /** Wohin der Artikel führt. */
    link: {
      /** Worauf man klickt. */
      label: string;
      href: string;
    };
  };
  prices?: NamedPrice[];
  draft?: boolean;
  from?: string;
  until?: string;
}

/** Ein Blatt zum Ansehen und Drucken unter /vorlagen/. Der Dateiname ist die Adresse. Gedruckt wird nur das Blatt. */
export interface Paper {
  meta: Meta;
  /** Die grosse Überschrift (H1). */
  title: string;
  /** Ein bis drei Sätze: wofür das Blatt da ist und wie man es braucht. */
  lead: string;
  /** Was gedruckt wird, von oben nach unten. */
  sheet: {
    /** Zum Beispiel «Protokoll» oder der Betreff eines Briefs. */
    heading: string;
    /** true: Was vor dem Betreff kommt, steht im ersten Teil; die Seite bietet das Blatt auch als Text zum Weiterschreiben an. */
    isLetter?: boolean;
    /** Die Teile des Blatts. Jeder hat, was er braucht; gezeigt wird es in dieser Reihenfolge. */
    parts: ({
      /** Ein Stichwort. */
      heading?: string;
      /** Kurze Zeilen untereinander, zum Beispiel eine Adresse. */
      lines?: string[];
      /** Name und Wert. Ohne Wert erscheint eine Linie zum Ausfüllen. */
      facts?: ({
        /** Zum Beispiel «Wirkstoff». */
        label: string;
        /** Ein paar Worte. */
        value?: string;
      })[];
      paragraphs?: string[];
      /** Eine kleine Tabelle. */
      table?: {
        /** Was die Tabelle zeigt. */
        caption: string;
        columns: string[];
        rows: (string[])[];
      };
      points?: string[];
      /** Wer unterschreibt. Über jedem Namen steht eine Linie. */
      signatures?: string[];
    })[];
  };
  quote: Quote;
  draft?: boolean;
  from?: string;
  until?: string;
}

/** Die Seite /danke nach einer Anfrage. */
export interface Thanks {
  meta: Meta;
  /** Die grosse Überschrift (H1). */
  title: string;
  /** Ein bis zwei Sätze. */
  lead: string;
  /** Der Hinweis, wenn die Anfrage noch nicht angekommen ist und im Browser wartet. */
  waiting: {
    /** Sagt ohne Umschweife, dass die Anfrage noch nicht da ist. */
    heading: string;
    /** Was nun geschieht, und was man tun kann. Darunter steht ein Knopf zum Anrufen. */
    text: string;
    /** Ein Satz, der den Hinweis ersetzt, sobald die Anfrage da ist. */
    arrived: string;
  };
  /** Was nach der Anfrage geschieht. */
  steps: ({
    /** Ein bis vier Wörter. */
    title: string;
    text: string;
  })[];
  /** Der Kasten für eilige Fälle. */
  urgent: {
    /** Ein Satz oder ein Stichwort. */
    heading: string;
    text: string;
  };
  /** Der Block mit den Kontaktdaten. */
  contact: {
    /** Ein Satz oder ein Stichwort. */
    heading: string;
  };
  /** Beschriftung des Knopfs zur Startseite. */
  back: string;
  /** Ein Satz am Schluss für Besucher ohne JavaScript: Nur sie kommen vom Newsletter-Formular auf diese Seite. */
  newsletter: string;
  draft?: boolean;
  from?: string;
  until?: string;
}

/** Die Seite /agb mit nummerierten Abschnitten. */
export interface Terms {
  meta: Meta;
  /** Die grosse Überschrift (H1). */
  title: string;
  /** Ein bis zwei Sätze. */
  lead: string;
  /** Zum Beispiel «Januar 2025». */
  asOf: string;
  /** Die Abschnitte; die Nummer entsteht von selbst. */
  sections: ({
    /** Beginnt mit einem Wort: Die Nummer setzt die Website davor. */
    heading: string;
    paragraphs: string[];
    points?: string[];
    /** Eine kleine Tabelle im Abschnitt. */
    table?: {
      /** Was die Tabelle zeigt. */
      caption: string;
      columns: string[];
      rows: (string[])[];
    };
    /** Absätze nach Liste oder Tabelle. */
    after?: string[];
  })[];
  draft?: boolean;
  from?: string;
  until?: string;
}

/** Impressum oder Datenschutz. */
export interface Legal {
  meta: Meta;
  /** Die grosse Überschrift (H1). */
  title: string;
  /** Ein bis zwei Sätze. */
  lead?: string;
  /** Zum Beispiel «Januar 2025». */
  asOf?: string;
  /** Die Abschnitte. */
  sections: ({
    anchor?: string;
    /** Ein Satz oder ein Stichwort. */
    heading: string;
    /** true zeigt Firma, Adresse, Telefon und E-Mail aus site.yaml. */
    company?: boolean;
    paragraphs?: string[];
    points?: string[];
    /** Was nur gilt, solange data/site.yaml und data/forms es so einstellen. Jeder Teil steht nach den Absätzen und vor der Aufzählung, wenn seine Bedingung zutrifft. */
    parts?: ({
      /** relay: Anfragen nimmt unser Empfänger entgegen. own: Sie bleiben in der eigenen Datenbank. airtable: Sie gehen an Airtable. direct: Der Browser sendet sie selbst dorthin. mail: Der Empfänger sendet E-Mails. banner: Der Cookie-Banner fragt. optional: Freiwilliges wird gespeichert. report: Es wird gezählt, welche Seiten Anfragen und Anrufe bringen. photos: Ein Formular nimmt Fotos an. */
      when?: "relay" | "own" | "airtable" | "direct" | "mail" | "banner" | "optional" | "report" | "photos";
      /** Dieselben Namen wie bei «when», umgekehrt. */
      unless?: "relay" | "own" | "airtable" | "direct" | "mail" | "banner" | "optional" | "report" | "photos";
      paragraphs: string[];
      /** Wo liegt, worauf sich der Teil beruft, etwa ein unterzeichneter Vertrag. Leer heisst: noch nicht belegt; gilt der Teil, veröffentlicht npx nebel build --release dann nichts. */
      evidence?: string;
    })[];
    /** Absätze nach der Aufzählung. */
    after?: string[];
  })[];
  draft?: boolean;
  from?: string;
  until?: string;
}

/** Die Seite 404.html für unbekannte Adressen. */
export interface NotFound {
  meta: Meta;
  /** Die grosse Überschrift (H1). */
  title: string;
  /** Ein bis zwei Sätze. */
  lead: string;
  illustration?: string;
  /** Die Seiten, deren Adresse der gesuchten am meisten gleicht. Welche das sind, weiss erst der Browser. */
  closest: {
    /** Ein Satz oder ein Stichwort. */
    heading: string;
    /** Leistungen, die hier stehen, wenn keine Seite der Adresse gleicht: ihre Kurznamen. */
    services: string[];
  };
  /** Der Block mit den Leistungen. */
  services: {
    /** Ein Satz oder ein Stichwort. */
    heading: string;
  };
  /** Der Block mit den Regionen. */
  regions: {
    /** Ein Satz oder ein Stichwort. */
    heading: string;
  };
  quote: Quote;
  draft?: boolean;
  from?: string;
  until?: string;
}

/** Die Seite 503.html: was der Webserver zeigt, wenn ein Formular niemanden erreicht. */
export interface Unavailable {
  meta: Meta;
  /** Die grosse Überschrift (H1). */
  title: string;
  /** Ein bis zwei Sätze. */
  lead: string;
  illustration?: string;
  quote: Quote;
  draft?: boolean;
  from?: string;
  until?: string;
}
