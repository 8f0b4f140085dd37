/* Generated from the JSON Schemas by `npm run gen`. Do not edit. */

/**
 * Welche Art Abschnitt es ist, sagt kind.
 */
export type Section =
  | TextSection
  | CardsSection
  | ListSection
  | StepsSection
  | CompareSection
  | BoxSection
  | HotlineSection
  | TableSection
  | CoverageSection
  | DistrictsSection;
/**
 * Welche Art Baustein es ist, sagt kind.
 */
export type Block =
  TextBlock | HeadingBlock | ListBlock | TableBlock | StepsBlock | PullBlock | BarsBlock | MonthsBlock | CaseBlock;

/**
 * Titel und Beschreibung, wie sie in den Suchergebnissen stehen. Auf der Seite selbst sind sie nicht zu sehen.
 */
export interface Meta {
  /**
   * Höchstens 60 Zeichen, auf jeder Seite ein anderer.
   */
  title: string;
  /**
   * 120 bis 155 Zeichen, auf jeder Seite eine andere.
   */
  description: string;
}
/**
 * Eine grosse Zahl mit einer Zeile Erklärung. Nur Zahlen, die belegt oder vorgegeben sind.
 */
export interface Figure {
  /**
   * Klein vor der Zahl, zum Beispiel CHF.
   */
  prefix?: string;
  /**
   * Die Zahl als Text in Anführungszeichen, zum Beispiel "24–48" oder "99,9".
   */
  value: string;
  /**
   * Klein hinter der Zahl, zum Beispiel h, % oder Wochen.
   */
  unit?: string;
  /**
   * Was die Zahl bedeutet, in höchstens zehn Wörtern.
   */
  label: string;
}
/**
 * Stichwort mit Zahl in der linken Spalte neben dem Abschnitt.
 */
export interface Mark {
  /**
   * Ein Wort über der Zahl.
   */
  label: string;
  /**
   * Die Zahl als Text in Anführungszeichen.
   */
  value: string;
  /**
   * Klein hinter der Zahl.
   */
  unit?: string;
  /**
   * Ein Satz unter der Zahl.
   */
  note?: string;
}
/**
 * Eine Preisspanne mit dem, was sie umfasst. Alle Preise verstehen sich inklusive MWST.
 */
export interface Tier {
  /**
   * Unter diesem Namen verweisen Texte auf den Preis.
   */
  id: string;
  /**
   * Zum Beispiel «Einzelzimmer».
   */
  title: string;
  /**
   * Unteres Ende der Spanne in Franken.
   */
  from: number;
  /**
   * Oberes Ende der Spanne in Franken.
   */
  to: number;
  /**
   * Zum Beispiel «bis 25 m²».
   */
  area?: string;
  /**
   * Zum Beispiel «1–2 h Behandlung».
   */
  duration?: string;
  /**
   * Meist drei kurze Punkte.
   *
   * @minItems 1
   * @maxItems 5
   *
   * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
   */
  points?: string[];
  /**
   * Höchstens bei einer Stufe.
   */
  badge?: 'Beliebt' | 'Häufigster Fall';
}
/**
 * Entweder answer (mit **fett** und Links) oder answerHtml (mit den erlaubten HTML-Elementen).
 */
export interface FaqItem {
  /**
   * So, wie eine Kundin sie stellen würde.
   */
  question: string;
  /**
   * **fett** mit zwei Sternen, Links als [Text](/services/schimmel/).
   */
  answer?: string;
  /**
   * Erlaubt sind p, br, strong, em, ul, ol, li und a mit href.
   */
  answerHtml?: string;
}
/**
 * Wer etwas gesagt hat, wo, und was. Ohne Beleg wird sie nicht veröffentlicht.
 */
export interface Testimonial {
  /**
   * Betrieb oder Familie, ohne vollen Namen.
   */
  name: string;
  /**
   * Ort.
   */
  location: string;
  /**
   * Das Zitat ohne Anführungszeichen.
   */
  text: string;
  /**
   * Wofür man uns gerufen hat, zum Beispiel «Schimmel, ganze Wohnung».
   */
  service?: string;
  /**
   * 1 bis 5.
   */
  rating: number;
  /**
   * Wo die Stimme belegt ist, zum Beispiel ein Aktenzeichen. Leer heisst: noch nicht belegt.
   */
  evidence: string;
}
/**
 * Der Block am Ende der Seite mit Telefon, Zeiten und Link zum Formular.
 */
export interface Quote {
  /**
   * Ein kurzer Satz.
   */
  heading: string;
  /**
   * Ein bis zwei Sätze.
   */
  text: string;
}
/**
 * Titel mit kurzem Text.
 */
export interface Card {
  /**
   * Name eines Symbols aus templates/components/icon/icon-names.json.
   */
  icon?: string;
  /**
   * Ein bis fünf Wörter.
   */
  title: string;
  /**
   * Ein bis drei Sätze.
   */
  text: string;
  /**
   * Kurze Punkte, je einer pro Zeile.
   *
   * @minItems 1
   *
   * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
   */
  points?: string[];
  /**
   * Kurzname einer Leistungsseite: der Dateiname unter data/services ohne .yaml.
   */
  service?: string;
}
/**
 * Eine Zahl mit Einheit.
 */
export interface FigureBare {
  /**
   * Klein vor der Zahl, zum Beispiel CHF.
   */
  prefix?: string;
  /**
   * Die Zahl als Text in Anführungszeichen, zum Beispiel "24–48" oder "99,9".
   */
  value: string;
  /**
   * Klein hinter der Zahl, zum Beispiel h, % oder Wochen.
   */
  unit?: string;
}
/**
 * Ein Preis, der nur in Texten vorkommt. Texte nennen ihn als {{preis.id}}.
 */
export interface NamedPrice {
  /**
   * Unter diesem Namen verweisen Texte auf den Preis.
   */
  id: string;
  /**
   * Wofür der Preis gilt; steht nicht auf der Seite.
   */
  title: string;
  /**
   * Unteres Ende der Spanne in Franken; bei einem festen Preis gleich wie to.
   */
  from: number;
  /**
   * Oberes Ende der Spanne in Franken.
   */
  to: number;
}
/**
 * Überschrift mit Absätzen, links eine Randspalte.
 */
export interface TextSection {
  kind: 'text';
  /**
   * Kurzname, auf den ein Link mit #name springt. Muss auf der Seite einmalig sein.
   */
  anchor?: string;
  /**
   * Ein Satz oder ein Stichwort.
   */
  heading: string;
  mark?: Mark;
  /**
   * Der erste, grössere Absatz.
   */
  lead?: string;
  /**
   * Ein Eintrag ist ein Absatz.
   *
   * @minItems 1
   *
   * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
   */
  paragraphs: string[];
  /**
   * Kurze Punkte, je einer pro Zeile.
   *
   * @minItems 1
   *
   * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
   */
  points?: string[];
}
/**
 * Zwei bis neun Karten: Vorteile, Einsatzorte, Räume.
 */
export interface CardsSection {
  kind: 'cards';
  /**
   * Kurzname, auf den ein Link mit #name springt. Muss auf der Seite einmalig sein.
   */
  anchor?: string;
  /**
   * Ein Satz oder ein Stichwort.
   */
  heading: string;
  /**
   * Ein bis zwei Sätze.
   */
  intro?: string;
  /**
   * Die Karten.
   *
   * @minItems 2
   * @maxItems 9
   */
  cards: Card[];
}
/**
 * Begriffe mit Erklärung, zum Beispiel Schimmelarten oder Erreger.
 */
export interface ListSection {
  kind: 'list';
  /**
   * Kurzname, auf den ein Link mit #name springt. Muss auf der Seite einmalig sein.
   */
  anchor?: string;
  /**
   * Ein Satz oder ein Stichwort.
   */
  heading: string;
  /**
   * Ein bis zwei Sätze.
   */
  intro?: string;
  /**
   * Die Begriffe.
   *
   * @minItems 2
   *
   * Items: Begriff und Erklärung.
   */
  items: {
    /**
     * Der Begriff.
     */
    title: string;
    /**
     * Wenige Wörter unter dem Begriff.
     */
    subtitle?: string;
    /**
     * Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
     */
    text: string;
  }[];
  /**
   * Klein unter der Liste.
   */
  note?: string;
}
/**
 * Nummerierte Schritte. Mit time in jedem Schritt wird daraus ein Zeitstrahl.
 */
export interface StepsSection {
  kind: 'steps';
  /**
   * Kurzname, auf den ein Link mit #name springt. Muss auf der Seite einmalig sein.
   */
  anchor?: string;
  /**
   * Ein Satz oder ein Stichwort.
   */
  heading: string;
  /**
   * Ein bis zwei Sätze.
   */
  intro?: string;
  /**
   * Drei bis sechs Schritte.
   *
   * @minItems 3
   * @maxItems 6
   *
   * Items: Ein Schritt.
   */
  steps: {
    /**
     * Ein bis vier Wörter.
     */
    title: string;
    /**
     * Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
     */
    text: string;
    /**
     * Zum Beispiel «2–4 h».
     */
    time?: string;
  }[];
}
/**
 * Zwei Listen nebeneinander.
 */
export interface CompareSection {
  kind: 'compare';
  /**
   * Kurzname, auf den ein Link mit #name springt. Muss auf der Seite einmalig sein.
   */
  anchor?: string;
  /**
   * Ein Satz oder ein Stichwort.
   */
  heading: string;
  /**
   * Ein bis zwei Sätze.
   */
  intro?: string;
  before: CompareColumn;
  after: CompareColumn;
}
/**
 * Titel und Punkte.
 */
export interface CompareColumn {
  /**
   * Ein bis vier Wörter.
   */
  title: string;
  /**
   * Kurze Punkte, je einer pro Zeile.
   *
   * @minItems 1
   *
   * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
   */
  points: string[];
}
/**
 * Ein hervorgehobener Kasten, zum Beispiel für den 24-Stunden-Dienst.
 */
export interface BoxSection {
  kind: 'box';
  /**
   * Kurzname, auf den ein Link mit #name springt. Muss auf der Seite einmalig sein.
   */
  anchor?: string;
  /**
   * Ein Satz oder ein Stichwort.
   */
  heading: string;
  mark?: Mark;
  /**
   * Ein Eintrag ist ein Absatz.
   *
   * @minItems 1
   *
   * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
   */
  paragraphs: string[];
  /**
   * Kurze Punkte, je einer pro Zeile.
   *
   * @minItems 1
   *
   * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
   */
  points?: string[];
  /**
   * true zeigt die Telefonnummer im Kasten.
   */
  call?: boolean;
}
/**
 * Notfallnummer mit Reaktionszeiten und Zuschlägen.
 */
export interface HotlineSection {
  kind: 'hotline';
  /**
   * Kurzname, auf den ein Link mit #name springt. Muss auf der Seite einmalig sein.
   */
  anchor?: string;
  /**
   * Ein Satz oder ein Stichwort.
   */
  heading: string;
  /**
   * Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
   */
  text: string;
  /**
   * Wo wir wie schnell sind.
   *
   * @minItems 1
   */
  response: Labelled[];
  /**
   * Wann welcher Zuschlag gilt.
   *
   * @minItems 1
   */
  surcharges: Labelled[];
  /**
   * Klein unter den Zuschlägen.
   */
  note?: string;
}
/**
 * Bezeichnung und Wert.
 */
export interface Labelled {
  /**
   * Links.
   */
  label: string;
  /**
   * Rechts, als Text in Anführungszeichen.
   */
  value: string;
}
/**
 * Eine Tabelle mit Titelzeile.
 */
export interface TableSection {
  kind: 'table';
  /**
   * Kurzname, auf den ein Link mit #name springt. Muss auf der Seite einmalig sein.
   */
  anchor?: string;
  /**
   * Ein Satz oder ein Stichwort.
   */
  heading: string;
  /**
   * Ein bis zwei Sätze.
   */
  intro?: string;
  /**
   * Was die Tabelle zeigt.
   */
  caption: string;
  /**
   * Die Titel der Spalten.
   *
   * @minItems 2
   *
   * Items: Ein kurzer Text ohne Auszeichnung.
   */
  columns: string[];
  /**
   * Jede Zeile ist eine Liste mit so vielen Zellen, wie es Spalten gibt.
   *
   * @minItems 1
   */
  rows: string[][];
  /**
   * Klein unter der Tabelle.
   */
  note?: string;
}
/**
 * Zeigt zwei Räume nebeneinander: von Hand und mit Nebel.
 */
export interface CoverageSection {
  kind: 'coverage';
  /**
   * Kurzname, auf den ein Link mit #name springt. Muss auf der Seite einmalig sein.
   */
  anchor?: string;
  /**
   * Ein Satz oder ein Stichwort.
   */
  heading: string;
  manual: CoverageSide;
  fog: CoverageSide;
  /**
   * Woher die Zahlen kommen.
   */
  note?: string;
}
/**
 * Prozentzahl und Erklärung.
 */
export interface CoverageSide {
  /**
   * Als Text mit Dezimalkomma, zum Beispiel "99,9".
   */
  percent: string;
  /**
   * Das Verfahren.
   */
  title: string;
  /**
   * Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
   */
  text: string;
}
/**
 * Orte mit einer Zeile dazu. Hat ein Ort eine eigene Regionenseite, wird sein Name von selbst zum Link.
 */
export interface DistrictsSection {
  kind: 'districts';
  /**
   * Kurzname, auf den ein Link mit #name springt. Muss auf der Seite einmalig sein.
   */
  anchor?: string;
  /**
   * Ein Satz oder ein Stichwort.
   */
  heading: string;
  mark?: Mark;
  /**
   * Ein bis zwei Sätze.
   */
  intro?: string;
  /**
   * Die Orte in sinnvoller Reihenfolge.
   *
   * @minItems 2
   *
   * Items: Name, auf Wunsch Nummer und Text.
   */
  districts: {
    /**
     * Zum Beispiel die Nummer des Stadtkreises.
     */
    number?: number;
    /**
     * Name des Quartiers oder der Gemeinde.
     */
    name: string;
    /**
     * Eine Zeile: was dort anders ist für die Arbeit.
     */
    text?: string;
  }[];
}
/**
 * Die Startseite mit allen Abschnitten.
 */
export interface Home {
  meta: Meta;
  /**
   * Was ganz oben steht.
   */
  hero: {
    /**
     * Wenige Wörter.
     */
    overline: string;
    /**
     * Die grosse Überschrift (H1).
     */
    title: string;
    /**
     * Ein bis zwei Sätze.
     */
    lead: string;
    /**
     * Kosten, Wirkung, Antwort: die drei Fragen jeder Besucherin.
     *
     * @minItems 3
     * @maxItems 3
     *
     * Items: Frage und Antwort.
     */
    answers: {
      /**
       * Ein bis drei Wörter.
       */
      question: string;
      /**
       * Wenige Wörter.
       */
      answer: string;
    }[];
    /**
     * Name einer Zeichnung aus templates/assets/illustrations, ohne .svg.
     */
    illustration: string;
  };
  /**
   * Der Abschnitt über das Verfahren.
   */
  method: {
    /**
     * Ein Satz oder ein Stichwort.
     */
    heading: string;
    mark: Mark;
    /**
     * Der erste, grössere Absatz.
     */
    lead: string;
    /**
     * Ein Eintrag ist ein Absatz.
     *
     * @minItems 1
     *
     * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
     */
    paragraphs: string[];
    /**
     * Massstäbliche Zeichnung: ein Haar neben den Tröpfchen.
     */
    droplets: {
      /**
       * Ein Satz unter der Zeichnung.
       */
      caption: string;
      /**
       * Die Grössen, die grösste zuerst.
       *
       * @minItems 2
       * @maxItems 6
       *
       * Items: Mass und Erklärung.
       */
      sizes: {
        /**
         * Zum Beispiel «70 µm».
         */
        size: string;
        /**
         * Wenige Wörter.
         */
        text: string;
      }[];
    };
    /**
     * Ein Einsatz in vier Schritten.
     */
    process: {
      /**
       * Ein Satz oder ein Stichwort.
       */
      heading: string;
      /**
       * Vier Schritte.
       *
       * @minItems 4
       * @maxItems 4
       *
       * Items: Dauer, Titel und Text.
       */
      steps: {
        /**
         * Zum Beispiel «1–3 h».
         */
        time: string;
        /**
         * Ein Wort.
         */
        title: string;
        /**
         * Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
         */
        text: string;
      }[];
    };
    /**
     * Von Hand gegen mit Nebel.
     */
    coverage: {
      /**
       * Ein Satz oder ein Stichwort.
       */
      heading: string;
      manual: CoverageSide;
      fog: CoverageSide;
      /**
       * Woher die Zahlen kommen.
       */
      note?: string;
    };
  };
  /**
   * Zwölf Karten.
   */
  services: {
    /**
     * Ein Satz oder ein Stichwort.
     */
    heading: string;
    /**
     * Ein bis zwei Sätze.
     */
    intro: string;
    /**
     * Die Karten in der Reihenfolge der Seite.
     *
     * @minItems 12
     * @maxItems 12
     *
     * Items: Eine Karte mit Link zur Leistung.
     */
    cards: {
      /**
       * Kurzname einer Leistungsseite: der Dateiname unter data/services ohne .yaml.
       */
      service: string;
      /**
       * Name eines Symbols aus templates/components/icon/icon-names.json.
       */
      icon: string;
      /**
       * Ein Farbton aus der Familie der Leistungen. Jede Leistung hat ihren eigenen.
       */
      color:
        | 'bernstein'
        | 'ocker'
        | 'messing'
        | 'olive'
        | 'moos'
        | 'laub'
        | 'farn'
        | 'jade'
        | 'smaragd'
        | 'petrol'
        | 'lagune'
        | 'see'
        | 'wasser'
        | 'himmel'
        | 'stahl'
        | 'kobalt'
        | 'enzian'
        | 'flieder'
        | 'veilchen'
        | 'malve'
        | 'beere'
        | 'rose';
      /**
       * Name einer Zeichnung aus templates/assets/illustrations, ohne .svg.
       */
      illustration?: string;
      /**
       * Wie die Leistung heisst.
       */
      title: string;
      /**
       * Ein bis drei Sätze.
       */
      description: string;
      /**
       * Wörter, nach denen Leute suchen.
       *
       * @minItems 1
       *
       * Items: Ein kurzer Text ohne Auszeichnung.
       */
      keywords: string[];
      /**
       * Zwei bis vier kurze Punkte auf der Karte.
       *
       * @minItems 2
       * @maxItems 4
       *
       * Items: Ein kurzer Text ohne Auszeichnung.
       */
      benefits: string[];
    }[];
  };
  /**
   * Zahlen, an denen man uns messen kann.
   */
  advantages: {
    /**
     * Ein Satz oder ein Stichwort.
     */
    heading: string;
    mark: Mark;
    /**
     * Vier bis acht Vorteile.
     *
     * @minItems 4
     * @maxItems 8
     *
     * Items: Zahl, Titel und Text.
     */
    items: {
      figure: FigureBare;
      /**
       * Wenige Wörter.
       */
      title: string;
      /**
       * Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
       */
      text: string;
    }[];
  };
  /**
   * Die Regionenkarten.
   */
  regions: {
    /**
     * Ein Satz oder ein Stichwort.
     */
    heading: string;
    /**
     * Ein bis zwei Sätze.
     */
    intro: string;
    /**
     * Die Karten in der Reihenfolge der Seite.
     *
     * @minItems 17
     * @maxItems 17
     *
     * Items: Eine Karte mit Link zur Anfrage.
     */
    cards: {
      /**
       * Kurzname einer Regionenseite: der Dateiname unter data/regions ohne .yaml.
       */
      region: string;
      /**
       * Name, wie er auf der Karte steht.
       */
      city: string;
      /**
       * Kürzel des Kantons.
       */
      canton: string;
      /**
       * Ein bis zwei Sätze.
       */
      description: string;
      /**
       * Quartiere oder Gemeinden. Hat ein Ort eine eigene Regionenseite, wird sein Name von selbst zum Link.
       *
       * @minItems 1
       *
       * Items: Ein kurzer Text ohne Auszeichnung.
       */
      districts: string[];
    }[];
    /**
     * Über der Liste aller Orte, die keine eigene Karte haben.
     */
    more: string;
  };
  /**
   * Was die Bewertungen zeigen.
   */
  reviews: {
    /**
     * Ein Satz oder ein Stichwort.
     */
    heading: string;
    mark: Mark;
    /**
     * Ein bis zwei Sätze.
     */
    lead: string;
    /**
     * Ein Eintrag ist ein Absatz.
     *
     * @minItems 1
     *
     * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
     */
    paragraphs: string[];
  };
  /**
   * 23 Fragen.
   */
  faq: {
    /**
     * Muss das Wort «Fragen» enthalten.
     */
    heading: string;
    /**
     * Ein Satz unter der Zahl in der Randspalte.
     */
    note?: string;
    /**
     * Die Fragen in der Reihenfolge der Seite.
     *
     * @minItems 23
     * @maxItems 23
     */
    items: FaqItem[];
  };
  /**
   * Kundenstimmen und Offertformular.
   */
  contact: {
    /**
     * Ein Satz oder ein Stichwort.
     */
    heading: string;
    /**
     * Ein bis zwei Sätze.
     */
    text: string;
    /**
     * Fünf Stimmen.
     *
     * @minItems 5
     * @maxItems 5
     */
    testimonials: Testimonial[];
  };
  /**
   * Preise, die nur in Texten vorkommen und keine eigene Stufe haben.
   *
   * @minItems 1
   */
  prices?: NamedPrice[];
  /**
   * Mit true ist die Seite noch nicht auf der Website. Geprüft wird sie schon. Zum Veröffentlichen die Zeile löschen.
   */
  draft?: boolean;
  /**
   * Erster Tag auf der Website, zum Beispiel 2026-12-01. Davor fehlt die Seite.
   */
  from?: string;
  /**
   * Letzter Tag auf der Website, zum Beispiel 2027-01-15. Danach fehlt die Seite.
   */
  until?: string;
}
/**
 * Eine Leistungsseite unter /services/. Der Dateiname ist die Adresse.
 */
export interface Service {
  /**
   * So heisst die Leistung im Footer und in Listen, zum Beispiel «Schimmel».
   */
  name: string;
  /**
   * Platz in der Liste aller Leistungen, 1 zuerst.
   */
  order: number;
  /**
   * Ein Farbton aus der Familie der Leistungen. Jede Leistung hat ihren eigenen.
   */
  color:
    | 'bernstein'
    | 'ocker'
    | 'messing'
    | 'olive'
    | 'moos'
    | 'laub'
    | 'farn'
    | 'jade'
    | 'smaragd'
    | 'petrol'
    | 'lagune'
    | 'see'
    | 'wasser'
    | 'himmel'
    | 'stahl'
    | 'kobalt'
    | 'enzian'
    | 'flieder'
    | 'veilchen'
    | 'malve'
    | 'beere'
    | 'rose';
  /**
   * normal, oder ruhig für Seiten wie Todesfall und Notfall: gedämpfte Farbe, kein Nebel im Kopf.
   */
  tone?: 'normal' | 'ruhig';
  /**
   * Welche Auswahl im Offertformular vorgewählt wird, wenn man von dieser Seite kommt.
   */
  option?: string;
  meta: Meta;
  /**
   * Was ganz oben steht.
   */
  hero: {
    /**
     * Die grosse Überschrift (H1).
     */
    title: string;
    /**
     * Ein bis drei Sätze unter dem Titel.
     */
    lead: string;
    /**
     * Name einer Zeichnung aus templates/assets/illustrations, ohne .svg.
     */
    illustration?: string;
    /**
     * Zwei bis vier Zahlen unter dem Kopf.
     *
     * @minItems 2
     * @maxItems 4
     */
    figures?: Figure[];
  };
  /**
   * Die Abschnitte zwischen Kopf und Preisen, in dieser Reihenfolge.
   *
   * @minItems 1
   */
  sections: Section[];
  /**
   * Die Preisstufen der Seite.
   */
  prices?: {
    /**
     * Ein Satz oder ein Stichwort.
     */
    heading?: string;
    /**
     * Ein bis zwei Sätze.
     */
    intro?: string;
    /**
     * Drei Stufen, die günstigste zuerst.
     *
     * @minItems 1
     * @maxItems 6
     */
    tiers: Tier[];
    /**
     * Klein unter den Preisen, zum Beispiel zu Zuschlägen. Der Hinweis auf die MWST steht von selbst da.
     */
    note?: string;
    /**
     * table zeigt die Preise als Tabelle. answers heisst: Sie stehen nur in Texten und Antworten. Fehlt die Angabe, gilt table.
     */
    display?: 'table' | 'answers';
    /**
     * Preise, die nur in Texten vorkommen und keine eigene Stufe haben.
     *
     * @minItems 1
     */
    more?: NamedPrice[];
  };
  /**
   * Weitere Abschnitte zwischen Preisen und Fragen.
   *
   * @minItems 1
   */
  afterPrices?: Section[];
  /**
   * Die Fragen der Seite. Die erste ist beim Öffnen der Seite aufgeklappt.
   */
  faq: {
    /**
     * Muss das Wort «Fragen» enthalten.
     */
    heading: string;
    /**
     * Ein Satz unter der Zahl in der Randspalte.
     */
    note?: string;
    /**
     * Die Fragen in der Reihenfolge der Seite.
     *
     * @minItems 1
     */
    items: FaqItem[];
  };
  /**
   * Stimmen von Kundinnen und Kunden.
   *
   * @minItems 1
   */
  testimonials?: Testimonial[];
  /**
   * Drei Leistungen, die hier weiterhelfen.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: Kurzname einer Leistungsseite: der Dateiname unter data/services ohne .yaml.
   */
  related: string[];
  quote: Quote;
  /**
   * Mit true ist die Seite noch nicht auf der Website. Geprüft wird sie schon. Zum Veröffentlichen die Zeile löschen.
   */
  draft?: boolean;
  /**
   * Erster Tag auf der Website, zum Beispiel 2026-12-01. Davor fehlt die Seite.
   */
  from?: string;
  /**
   * Letzter Tag auf der Website, zum Beispiel 2027-01-15. Danach fehlt die Seite.
   */
  until?: string;
}
/**
 * Eine Regionenseite unter /regional/. Der Dateiname ist die Adresse.
 */
export interface Region {
  /**
   * Name der Stadt, Gemeinde oder Region, zum Beispiel «Wädenswil». Er steht im Haupttitel.
   */
  city: string;
  /**
   * Zum Beispiel «in Zürich» oder «im Aargau». Fehlt sie, gilt «in» und der Ort.
   */
  place?: string;
  /**
   * Kürzel des Kantons.
   */
  canton:
    | 'AG'
    | 'AI'
    | 'AR'
    | 'BE'
    | 'BL'
    | 'BS'
    | 'FR'
    | 'GL'
    | 'GR'
    | 'JU'
    | 'LU'
    | 'NE'
    | 'NW'
    | 'OW'
    | 'SG'
    | 'SH'
    | 'SO'
    | 'SZ'
    | 'TG'
    | 'TI'
    | 'UR'
    | 'VD'
    | 'VS'
    | 'ZG'
    | 'ZH';
  /**
   * Die Postleitzahlen des Ortes nach dem amtlichen Ortschaftenverzeichnis.
   *
   * @minItems 1
   *
   * Items: Vier Ziffern in Anführungszeichen.
   */
  postalCodes?: string[];
  /**
   * Wo der Ort auf der Karte liegt, in Grad (WGS84).
   */
  coordinates?: {
    /**
     * Grad nördlicher Breite, zum Beispiel 47.3769.
     */
    latitude: number;
    /**
     * Grad östlicher Länge, zum Beispiel 8.5417.
     */
    longitude: number;
  };
  /**
   * Platz in der Liste aller Regionen, 1 zuerst.
   */
  order: number;
  /**
   * full für ausführliche Stadtseiten, short für kurze Regionenseiten, district für Gemeinden und Bezirke im Kanton Zürich.
   */
  kind: 'full' | 'short' | 'district';
  /**
   * Ein Farbton aus der Familie der Leistungen. Jede Leistung hat ihren eigenen.
   */
  color?:
    | 'bernstein'
    | 'ocker'
    | 'messing'
    | 'olive'
    | 'moos'
    | 'laub'
    | 'farn'
    | 'jade'
    | 'smaragd'
    | 'petrol'
    | 'lagune'
    | 'see'
    | 'wasser'
    | 'himmel'
    | 'stahl'
    | 'kobalt'
    | 'enzian'
    | 'flieder'
    | 'veilchen'
    | 'malve'
    | 'beere'
    | 'rose';
  meta: Meta;
  /**
   * Was ganz oben steht. Der Haupttitel «Kaltvernebelung» mit dem Ort entsteht von selbst.
   */
  hero: {
    /**
     * Ein bis drei Sätze unter dem Titel.
     */
    lead: string;
    /**
     * Name einer Zeichnung aus templates/assets/illustrations, ohne .svg.
     */
    illustration?: string;
    /**
     * Zwei bis vier Zahlen unter dem Kopf.
     *
     * @minItems 2
     * @maxItems 4
     */
    figures?: Figure[];
  };
  /**
   * Zweite Überschrift und Kasten über den Ort.
   */
  intro: {
    /**
     * Ein Satz oder ein Stichwort.
     */
    heading: string;
    mark?: Mark;
    /**
     * Der erste, grössere Absatz.
     */
    lead?: string;
    /**
     * Ein Eintrag ist ein Absatz.
     *
     * @minItems 1
     *
     * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
     */
    paragraphs?: string[];
    /**
     * Was den Ort ausmacht und was daraus für die Arbeit folgt.
     */
    box: {
      /**
       * Ein bis fünf Wörter.
       */
      title: string;
      /**
       * Zwei bis fünf Sätze.
       */
      text: string;
    };
  };
  /**
   * Drei kurze Besonderheiten der Arbeit an diesem Ort.
   *
   * @minItems 3
   * @maxItems 3
   */
  tiles: Card[];
  /**
   * Ein oder zwei Kästen mit Titel und Text.
   *
   * @minItems 1
   * @maxItems 2
   *
   * Items: Titel und Text.
   */
  highlights?: {
    /**
     * Ein bis sechs Wörter.
     */
    title: string;
    /**
     * Zwei bis fünf Sätze.
     */
    text: string;
  }[];
  /**
   * Weitere Abschnitte vor den Preisen, in dieser Reihenfolge.
   *
   * @minItems 1
   */
  sections?: Section[];
  /**
   * Die Preisstufen für diesen Ort.
   */
  prices: {
    /**
     * table zeigt die Preise als Tabelle. answers heisst: Sie stehen nur in Texten und Antworten. Fehlt die Angabe, gilt table.
     */
    display: 'table' | 'answers';
    /**
     * Ein Satz oder ein Stichwort.
     */
    heading?: string;
    /**
     * Ein bis zwei Sätze.
     */
    intro?: string;
    /**
     * Drei Stufen, die günstigste zuerst.
     *
     * @minItems 1
     * @maxItems 6
     */
    tiers: Tier[];
    /**
     * Klein unter den Preisen.
     */
    note?: string;
    /**
     * Preise, die nur in Texten vorkommen und keine eigene Stufe haben.
     *
     * @minItems 1
     */
    more?: NamedPrice[];
  };
  /**
   * Wie schnell ein Termin möglich ist, zum Beispiel «24–48 Stunden».
   */
  appointment?: string;
  /**
   * Zum Beispiel «Anfahrt gratis». Fehlt die Angabe, steht nichts da.
   */
  travel?: string;
  /**
   * Drei Leistungen, die hier am meisten gefragt sind, je mit einem Satz.
   *
   * @minItems 3
   * @maxItems 3
   *
   * Items: Leistung und ein Satz.
   */
  services: {
    /**
     * Kurzname einer Leistungsseite: der Dateiname unter data/services ohne .yaml.
     */
    service: string;
    /**
     * Ein bis zwei Sätze: warum gerade hier.
     */
    text: string;
  }[];
  /**
   * Orte in der Nähe. Hat ein Ort eine eigene Regionenseite, wird sein Name von selbst zum Link.
   *
   * @minItems 1
   *
   * Items: Name des Ortes.
   */
  neighbours: string[];
  /**
   * Die Fragen der Seite. Die Überschrift entsteht bei der Art district von selbst.
   */
  faq: {
    /**
     * Muss das Wort «Fragen» enthalten. Bei der Art district weglassen: Sie entsteht aus dem Ort.
     */
    heading?: string;
    /**
     * Die Fragen in der Reihenfolge der Seite.
     *
     * @minItems 1
     */
    items: FaqItem[];
  };
  /**
   * Stimmen von Kundinnen und Kunden.
   *
   * @minItems 1
   */
  testimonials?: Testimonial[];
  quote: Quote;
  /**
   * Mit true ist die Seite noch nicht auf der Website. Geprüft wird sie schon. Zum Veröffentlichen die Zeile löschen.
   */
  draft?: boolean;
  /**
   * Erster Tag auf der Website, zum Beispiel 2026-12-01. Davor fehlt die Seite.
   */
  from?: string;
  /**
   * Letzter Tag auf der Website, zum Beispiel 2027-01-15. Danach fehlt die Seite.
   */
  until?: string;
}
/**
 * Fliesstext.
 */
export interface TextBlock {
  kind: 'text';
  /**
   * Ein Eintrag ist ein Absatz.
   *
   * @minItems 1
   *
   * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
   */
  paragraphs: string[];
}
/**
 * Eine kleinere Überschrift im Abschnitt.
 */
export interface HeadingBlock {
  kind: 'heading';
  /**
   * Ein Satz oder ein Stichwort.
   */
  heading: string;
}
/**
 * Aufzählung.
 */
export interface ListBlock {
  kind: 'list';
  /**
   * Kurze Punkte, je einer pro Zeile.
   *
   * @minItems 1
   *
   * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
   */
  points: string[];
}
/**
 * Tabelle mit Titelzeile.
 */
export interface TableBlock {
  kind: 'table';
  /**
   * Was die Tabelle zeigt.
   */
  caption: string;
  /**
   * Die Titel der Spalten.
   *
   * @minItems 2
   *
   * Items: Ein kurzer Text ohne Auszeichnung.
   */
  columns: string[];
  /**
   * Jede Zeile ist eine Liste mit so vielen Zellen, wie es Spalten gibt.
   *
   * @minItems 1
   */
  rows: string[][];
  /**
   * Klein unter der Tabelle.
   */
  note?: string;
}
/**
 * Nummerierte Schritte.
 */
export interface StepsBlock {
  kind: 'steps';
  /**
   * Die Schritte.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: Titel und Text.
   */
  steps: {
    /**
     * Ein bis vier Wörter.
     */
    title: string;
    /**
     * Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
     */
    text: string;
  }[];
}
/**
 * Eine Zahl mit einem Satz, über die ganze Breite.
 */
export interface PullBlock {
  kind: 'pull';
  figure: Figure;
}
/**
 * Spannen oder Werte als Balken auf einer gemeinsamen Skala.
 */
export interface BarsBlock {
  kind: 'bars';
  /**
   * Ein Satz oder ein Stichwort.
   */
  heading: string;
  /**
   * Zum Beispiel CHF oder %.
   */
  unit: string;
  /**
   * Die Balken.
   *
   * @minItems 2
   *
   * Items: Bezeichnung und Werte.
   */
  bars: {
    /**
     * Links neben dem Balken.
     */
    label: string;
    /**
     * Unteres Ende; bei einem einzelnen Wert 0.
     */
    from: number;
    /**
     * Oberes Ende.
     */
    to: number;
    /**
     * Wie der Wert angeschrieben wird, zum Beispiel "300–600".
     */
    value: string;
  }[];
  /**
   * Klein unter der Grafik.
   */
  note?: string;
}
/**
 * Ein Jahresband mit hervorgehobenen Monaten.
 */
export interface MonthsBlock {
  kind: 'months';
  /**
   * Ein Satz oder ein Stichwort.
   */
  heading: string;
  /**
   * Nummern der hervorgehobenen Monate, 1 bis 12.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: 1 bis 12.
   */
  months: number[];
  /**
   * Klein unter der Grafik.
   */
  note?: string;
}
/**
 * Ein Rechen- oder Fallbeispiel im Kasten, als Beispiel gekennzeichnet.
 */
export interface CaseBlock {
  kind: 'case';
  /**
   * Ein Satz oder ein Stichwort.
   */
  heading: string;
  /**
   * Ein Eintrag ist ein Absatz.
   *
   * @minItems 1
   *
   * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
   */
  paragraphs: string[];
  /**
   * Kurze Punkte, je einer pro Zeile.
   *
   * @minItems 1
   *
   * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
   */
  points?: string[];
}
/**
 * Ein Blogartikel unter /blog/. Der Dateiname ist die Adresse.
 */
export interface Article {
  /**
   * Laufende Nummer des Artikels.
   */
  id: number;
  /**
   * Die grosse Überschrift (H1).
   */
  title: string;
  /**
   * Ein bis drei Sätze für die Übersicht und den Vorspann.
   */
  excerpt: string;
  /**
   * Wer den Artikel verantwortet.
   */
  author: {
    /**
     * Vor- und Nachname oder Redaktion.
     */
    name: string;
    /**
     * Zum Beispiel «Leiterin Hygiene».
     */
    title: string;
  };
  /**
   * Tag der Veröffentlichung als JJJJ-MM-TT, zum Beispiel 2025-01-14.
   */
  date: string;
  /**
   * Ganze Minuten.
   */
  readTime: number;
  /**
   * Zum Beispiel «Gesundheit».
   */
  category: string;
  /**
   * Ein Farbton aus der Familie der Leistungen. Jede Leistung hat ihren eigenen.
   */
  color:
    | 'bernstein'
    | 'ocker'
    | 'messing'
    | 'olive'
    | 'moos'
    | 'laub'
    | 'farn'
    | 'jade'
    | 'smaragd'
    | 'petrol'
    | 'lagune'
    | 'see'
    | 'wasser'
    | 'himmel'
    | 'stahl'
    | 'kobalt'
    | 'enzian'
    | 'flieder'
    | 'veilchen'
    | 'malve'
    | 'beere'
    | 'rose';
  /**
   * Freiwillig: eine https-Adresse. Besser ist eine eigene Zeichnung unter illustration.
   */
  image?: string;
  /**
   * Name einer Zeichnung aus templates/assets/illustrations, ohne .svg.
   */
  illustration: string;
  /**
   * Was die Zeichnung zeigt.
   */
  caption: string;
  meta: Meta;
  /**
   * Die ersten Absätze vor der ersten Zwischenüberschrift.
   *
   * @minItems 1
   *
   * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
   */
  intro: string[];
  /**
   * Die Abschnitte des Artikels.
   *
   * @minItems 2
   *
   * Items: Zwischenüberschrift mit Inhalt.
   */
  sections: {
    /**
     * Kurzname, auf den ein Link mit #name springt. Muss auf der Seite einmalig sein.
     */
    anchor: string;
    /**
     * Ein Satz oder ein Stichwort.
     */
    heading: string;
    /**
     * Absätze, Listen, Tabellen und Grafiken in ihrer Reihenfolge.
     *
     * @minItems 1
     */
    blocks: Block[];
  }[];
  /**
   * Der Aufruf am Ende des Artikels.
   */
  cta: {
    /**
     * Ein Satz oder ein Stichwort.
     */
    heading: string;
    /**
     * Ein bis zwei Sätze.
     */
    text: string;
    /**
     * Wohin der Artikel führt.
     */
    link: {
      /**
       * Worauf man klickt.
       */
      label: string;
      /**
       * Eine Adresse auf dieser Website (/services/schimmel/, /#contact), eine https-Adresse, tel: oder mailto:.
       */
      href: string;
    };
  };
  /**
   * Preise, die nur in Texten vorkommen und keine eigene Stufe haben.
   *
   * @minItems 1
   */
  prices?: NamedPrice[];
  /**
   * Mit true ist die Seite noch nicht auf der Website. Geprüft wird sie schon. Zum Veröffentlichen die Zeile löschen.
   */
  draft?: boolean;
  /**
   * Erster Tag auf der Website, zum Beispiel 2026-12-01. Davor fehlt die Seite.
   */
  from?: string;
  /**
   * Letzter Tag auf der Website, zum Beispiel 2027-01-15. Danach fehlt die Seite.
   */
  until?: string;
}
/**
 * Die Seite /blog. Der Artikel mit der kleinsten Nummer steht gross oben.
 */
export interface Blog {
  meta: Meta;
  /**
   * Die grosse Überschrift (H1).
   */
  title: string;
  /**
   * Ein bis zwei Sätze.
   */
  lead: string;
  /**
   * Der Block mit der Anmeldung.
   */
  newsletter: {
    /**
     * Ein Satz oder ein Stichwort.
     */
    heading: string;
    /**
     * Ein bis zwei Sätze.
     */
    text: string;
  };
  quote: Quote;
  /**
   * Mit true ist die Seite noch nicht auf der Website. Geprüft wird sie schon. Zum Veröffentlichen die Zeile löschen.
   */
  draft?: boolean;
  /**
   * Erster Tag auf der Website, zum Beispiel 2026-12-01. Davor fehlt die Seite.
   */
  from?: string;
  /**
   * Letzter Tag auf der Website, zum Beispiel 2027-01-15. Danach fehlt die Seite.
   */
  until?: string;
}
/**
 * Die Seite /agb mit neun nummerierten Abschnitten.
 */
export interface Terms {
  meta: Meta;
  /**
   * Die grosse Überschrift (H1).
   */
  title: string;
  /**
   * Ein bis zwei Sätze.
   */
  lead: string;
  /**
   * Zum Beispiel «Januar 2025».
   */
  asOf: string;
  /**
   * Die Abschnitte; die Nummer entsteht von selbst.
   *
   * @minItems 9
   * @maxItems 9
   *
   * Items: Überschrift und Absätze.
   */
  sections: {
    /**
     * Ohne Nummer.
     */
    heading: string;
    /**
     * Ein Eintrag ist ein Absatz.
     *
     * @minItems 1
     *
     * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
     */
    paragraphs: string[];
    /**
     * Kurze Punkte, je einer pro Zeile.
     *
     * @minItems 1
     *
     * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
     */
    points?: string[];
    /**
     * Eine kleine Tabelle im Abschnitt.
     */
    table?: {
      /**
       * Was die Tabelle zeigt.
       */
      caption: string;
      /**
       * Die Titel der Spalten.
       *
       * @minItems 2
       *
       * Items: Ein kurzer Text ohne Auszeichnung.
       */
      columns: string[];
      /**
       * Jede Zeile ist eine Liste mit so vielen Zellen, wie es Spalten gibt.
       *
       * @minItems 1
       */
      rows: string[][];
    };
    /**
     * Absätze nach Liste oder Tabelle.
     *
     * @minItems 1
     *
     * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
     */
    after?: string[];
  }[];
  /**
   * Mit true ist die Seite noch nicht auf der Website. Geprüft wird sie schon. Zum Veröffentlichen die Zeile löschen.
   */
  draft?: boolean;
  /**
   * Erster Tag auf der Website, zum Beispiel 2026-12-01. Davor fehlt die Seite.
   */
  from?: string;
  /**
   * Letzter Tag auf der Website, zum Beispiel 2027-01-15. Danach fehlt die Seite.
   */
  until?: string;
}
/**
 * Impressum oder Datenschutz.
 */
export interface Legal {
  meta: Meta;
  /**
   * Die grosse Überschrift (H1).
   */
  title: string;
  /**
   * Ein bis zwei Sätze.
   */
  lead?: string;
  /**
   * Zum Beispiel «Januar 2025».
   */
  asOf?: string;
  /**
   * Die Abschnitte.
   *
   * @minItems 1
   *
   * Items: Überschrift und Inhalt.
   */
  sections: {
    /**
     * Kurzname, auf den ein Link mit #name springt. Muss auf der Seite einmalig sein.
     */
    anchor?: string;
    /**
     * Ein Satz oder ein Stichwort.
     */
    heading: string;
    /**
     * true zeigt Firma, Adresse, Telefon und E-Mail aus site.yaml.
     */
    company?: boolean;
    /**
     * Ein Eintrag ist ein Absatz.
     *
     * @minItems 1
     *
     * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
     */
    paragraphs?: string[];
    /**
     * Kurze Punkte, je einer pro Zeile.
     *
     * @minItems 1
     *
     * Items: Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
     */
    points?: string[];
  }[];
  /**
   * Mit true ist die Seite noch nicht auf der Website. Geprüft wird sie schon. Zum Veröffentlichen die Zeile löschen.
   */
  draft?: boolean;
  /**
   * Erster Tag auf der Website, zum Beispiel 2026-12-01. Davor fehlt die Seite.
   */
  from?: string;
  /**
   * Letzter Tag auf der Website, zum Beispiel 2027-01-15. Danach fehlt die Seite.
   */
  until?: string;
}
/**
 * Die Seite /danke nach einer Anfrage.
 */
export interface Thanks {
  meta: Meta;
  /**
   * Die grosse Überschrift (H1).
   */
  title: string;
  /**
   * Ein bis zwei Sätze.
   */
  lead: string;
  /**
   * Der Hinweis, wenn die Anfrage noch nicht angekommen ist und im Browser wartet.
   */
  waiting: {
    /**
     * Sagt ohne Umschweife, dass die Anfrage noch nicht da ist.
     */
    heading: string;
    /**
     * Was nun geschieht, und was man tun kann. Darunter steht ein Knopf zum Anrufen.
     */
    text: string;
    /**
     * Ein Satz, der den Hinweis ersetzt, sobald die Anfrage da ist.
     */
    arrived: string;
  };
  /**
   * Drei Schritte.
   *
   * @minItems 3
   * @maxItems 3
   *
   * Items: Titel und Text.
   */
  steps: {
    /**
     * Ein bis vier Wörter.
     */
    title: string;
    /**
     * Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
     */
    text: string;
  }[];
  /**
   * Der Kasten für eilige Fälle.
   */
  urgent: {
    /**
     * Ein Satz oder ein Stichwort.
     */
    heading: string;
    /**
     * Fliesstext. **fett** mit zwei Sternen, Links als [Text](/services/schimmel/), Angaben der Seite als {{preis.wohnung}} oder {{telefon}}. Beginnt der Text mit einem Stern oder einer Klammer, gehört er in Anführungszeichen.
     */
    text: string;
  };
  /**
   * Der Block mit den Kontaktdaten.
   */
  contact: {
    /**
     * Ein Satz oder ein Stichwort.
     */
    heading: string;
  };
  /**
   * Beschriftung des Knopfs zur Startseite.
   */
  back: string;
  /**
   * Ein Satz am Schluss für alle, die vom Newsletter-Formular kommen.
   */
  newsletter: string;
  /**
   * Mit true ist die Seite noch nicht auf der Website. Geprüft wird sie schon. Zum Veröffentlichen die Zeile löschen.
   */
  draft?: boolean;
  /**
   * Erster Tag auf der Website, zum Beispiel 2026-12-01. Davor fehlt die Seite.
   */
  from?: string;
  /**
   * Letzter Tag auf der Website, zum Beispiel 2027-01-15. Danach fehlt die Seite.
   */
  until?: string;
}
/**
 * Die Seite 404.html für unbekannte Adressen.
 */
export interface NotFound {
  meta: Meta;
  /**
   * Die grosse Überschrift (H1).
   */
  title: string;
  /**
   * Ein bis zwei Sätze.
   */
  lead: string;
  /**
   * Name einer Zeichnung aus templates/assets/illustrations, ohne .svg.
   */
  illustration?: string;
  /**
   * Der Block mit den Leistungen.
   */
  services: {
    /**
     * Ein Satz oder ein Stichwort.
     */
    heading: string;
  };
  /**
   * Der Block mit den Regionen.
   */
  regions: {
    /**
     * Ein Satz oder ein Stichwort.
     */
    heading: string;
  };
  quote: Quote;
  /**
   * Mit true ist die Seite noch nicht auf der Website. Geprüft wird sie schon. Zum Veröffentlichen die Zeile löschen.
   */
  draft?: boolean;
  /**
   * Erster Tag auf der Website, zum Beispiel 2026-12-01. Davor fehlt die Seite.
   */
  from?: string;
  /**
   * Letzter Tag auf der Website, zum Beispiel 2027-01-15. Danach fehlt die Seite.
   */
  until?: string;
}
/**
 * Angaben, die auf jeder Seite gelten.
 */
export interface Site {
  /**
   * Firmenangaben, wie sie im Impressum stehen.
   */
  company: {
    /**
     * Name laut Handelsregister.
     */
    name: string;
    /**
     * Name, unter dem die Website auftritt.
     */
    brand: string;
    /**
     * Internationale Schreibweise mit Leerzeichen: +41 62 000 00 00.
     */
    phone: string;
    /**
     * Adresse für Anfragen.
     */
    email: string;
    /**
     * Strasse und Nummer.
     */
    street: string;
    /**
     * Vier Ziffern, in Anführungszeichen.
     */
    postalCode: string;
    /**
     * Ort.
     */
    city: string;
    /**
     * Name des Kantons.
     */
    canton: string;
    /**
     * Register und UID.
     */
    register: string;
    /**
     * Nummer mit Zusatz MWST.
     */
    vat: string;
    /**
     * Wer die Firma vertritt.
     *
     * @minItems 1
     *
     * Items: Ein kurzer Text ohne Auszeichnung.
     */
    representatives: string[];
  };
  /**
   * Mit https:// und ohne Schrägstrich am Ende.
   */
  baseUrl: string;
  /**
   * Sprachkürzel der Website.
   */
  language: string;
  /**
   * Angaben, die noch nicht echt sind, als Pfad in dieser Datei. Wer eine Angabe ersetzt, löscht hier ihre Zeile. Solange eine Zeile steht, veröffentlicht nebel build --release nichts.
   *
   * @minItems 0
   *
   * Items: Ein kurzer Text ohne Auszeichnung.
   */
  placeholders: string[];
  /**
   * Die Zeiten, wie sie an den vier Orten der Website stehen.
   */
  hours: {
    /**
     * Eine Zeile pro Tag oder Tagesgruppe.
     *
     * @minItems 1
     *
     * Items: Tage und Zeiten.
     */
    home: {
      /**
       * Zum Beispiel «Mo–Fr».
       */
      days: string;
      /**
       * Zum Beispiel «7.30–18.00 Uhr».
       */
      time: string;
    }[];
    /**
     * Eine Zeile pro Tag oder Tagesgruppe.
     *
     * @minItems 1
     *
     * Items: Tage und Zeiten.
     */
    regional: {
      /**
       * Zum Beispiel «Mo–Fr».
       */
      days: string;
      /**
       * Zum Beispiel «7.30–18.00 Uhr».
       */
      time: string;
    }[];
    /**
     * Eine Zeile pro Tag oder Tagesgruppe.
     *
     * @minItems 1
     *
     * Items: Tage und Zeiten.
     */
    footer: {
      /**
       * Zum Beispiel «Mo–Fr».
       */
      days: string;
      /**
       * Zum Beispiel «7.30–18.00 Uhr».
       */
      time: string;
    }[];
    /**
     * Eine Zeile pro Tag oder Tagesgruppe.
     *
     * @minItems 1
     *
     * Items: Tage und Zeiten.
     */
    terms: {
      /**
       * Zum Beispiel «Mo–Fr».
       */
      days: string;
      /**
       * Zum Beispiel «7.30–18.00 Uhr».
       */
      time: string;
    }[];
  };
  /**
   * Bis wann wir antworten, wie es an den drei Orten steht. Texte nennen es als {{antwort.home}}.
   */
  reply: {
    /**
     * Zum Beispiel «innert 2 Stunden».
     */
    home: string;
    /**
     * Zum Beispiel «innert 24 Stunden».
     */
    thanks: string;
    /**
     * Zum Beispiel «innert 24 Stunden».
     */
    terms: string;
  };
  /**
   * Angaben, die an mehreren Orten verschieden lauten dürfen, mit dem Grund.
   *
   * @minItems 0
   *
   * Items: Welche Angabe, und warum.
   */
  acknowledged?: {
    /**
     * hours für die Öffnungszeiten, reply für das Antwortversprechen.
     */
    fact: 'hours' | 'reply';
    /**
     * Ein Satz.
     */
    reason: string;
  }[];
  /**
   * Die vier Zahlen im Kopf der Startseite.
   *
   * @minItems 4
   * @maxItems 4
   *
   * Items: Zahl, Erklärung und Beleg.
   */
  claims: {
    /**
     * Kleinbuchstaben, Ziffern und Bindestriche, Umlaute als ae, oe, ue.
     */
    id: string;
    /**
     * Die Zahl als Text in Anführungszeichen.
     */
    value: string;
    /**
     * Klein hinter der Zahl.
     */
    unit?: string;
    /**
     * Wenige Wörter.
     */
    label: string;
    /**
     * Wo die Zahl belegt ist. Leer heisst: noch nicht belegt.
     */
    evidence: string;
  }[];
  /**
   * Die Punkte im Kopf der Seite.
   *
   * @minItems 1
   * @maxItems 7
   *
   * Items: Beschriftung und Ziel.
   */
  navigation: {
    /**
     * Ein Wort.
     */
    label: string;
    /**
     * Eine Adresse auf dieser Website (/services/schimmel/, /#contact), eine https-Adresse, tel: oder mailto:.
     */
    href: string;
  }[];
  /**
   * Die Links ganz unten.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: Beschriftung und Ziel.
   */
  legalLinks: {
    /**
     * Ein Wort.
     */
    label: string;
    /**
     * Eine Adresse auf dieser Website (/services/schimmel/, /#contact), eine https-Adresse, tel: oder mailto:.
     */
    href: string;
  }[];
  /**
   * Als Text mit Dezimalkomma, zum Beispiel "8,1".
   */
  vatRate: string;
  /**
   * Vorgeschriebene Hinweise in der Fusszeile.
   */
  notices: {
    /**
     * Die zwei vorgeschriebenen Sätze.
     */
    biocide: {
      /**
       * true zeigt die Sätze.
       */
      show: boolean;
      /**
       * Die Sätze im vorgeschriebenen Wortlaut.
       *
       * @minItems 1
       *
       * Items: Ein kurzer Text ohne Auszeichnung.
       */
      sentences: string[];
    };
  };
  /**
   * Was an einer alten Adresse steht, die weiterführt. Die meisten sehen es nur einen Augenblick.
   */
  moved: {
    /**
     * Ein kurzer Satz.
     */
    heading: string;
    /**
     * Danach folgt der Titel der neuen Seite als Link.
     */
    text: string;
  };
  /**
   * true zeigt «Sofort anrufen» unten rechts.
   */
  floatingCall: boolean;
  /**
   * relay: über unseren eigenen Empfänger. direct: direkt aus dem Browser in die Datenbank (macht den Schlüssel öffentlich).
   */
  delivery: 'relay' | 'direct';
  /**
   * Nur wenn der Empfänger der Anfragen nicht unter der Adresse der Website läuft. Ohne Pfad und ohne Schrägstrich am Ende.
   */
  relayUrl?: string;
  /**
   * true: Die Domain darf auf die Liste, nach der Browser sie nur noch verschlüsselt aufrufen. Erst setzen, wenn alle Adressen der Domain (auch Webmail) https sprechen. Ein Eintrag lässt sich erst nach Monaten zurücknehmen.
   */
  hstsPreload?: boolean;
  /**
   * Der Streifen am unteren Rand, bis jemand gewählt hat.
   */
  cookies: {
    /**
     * true zeigt den Banner, false entfernt ihn von allen Seiten.
     */
    show: boolean;
    /**
     * Wie Vorleseprogramme den Banner nennen.
     */
    label: string;
    /**
     * Ein bis zwei kurze Sätze mit einem Link auf die Datenschutzerklärung.
     */
    text: string;
    /**
     * Speichert die Wahl necessary.
     */
    necessary: string;
    /**
     * Speichert die Wahl all.
     */
    all: string;
    /**
     * Name des Kreuzes. Es speichert die Wahl dismissed.
     */
    close: string;
    /**
     * Beschriftung, solange die Kategorien verborgen sind.
     */
    more: string;
    /**
     * Beschriftung, solange die Kategorien zu sehen sind.
     */
    less: string;
    /**
     * Was unter den Details steht.
     *
     * @minItems 1
     *
     * Items: Name und was dazu gehört.
     */
    categories: {
      /**
       * Ein Wort.
       */
      name: string;
      /**
       * Ein Satz.
       */
      text: string;
    }[];
  };
  /**
   * Seiten, die es noch nicht gibt, auf die aber schon verwiesen werden darf. Ihr Name erscheint als Text ohne Link. Sobald die Datei da ist, gehört die Zeile hier weg.
   */
  announced?: {
    /**
     * Kurzname und Name.
     *
     * @minItems 0
     *
     * Items: Kurzname und Name.
     */
    services?: {
      /**
       * Kleinbuchstaben, Ziffern und Bindestriche, Umlaute als ae, oe, ue.
       */
      slug: string;
      /**
       * Wie die Seite heissen wird.
       */
      name: string;
    }[];
    /**
     * Kurzname und Name.
     *
     * @minItems 0
     *
     * Items: Kurzname und Name.
     */
    regions?: {
      /**
       * Kleinbuchstaben, Ziffern und Bindestriche, Umlaute als ae, oe, ue.
       */
      slug: string;
      /**
       * Wie die Seite heissen wird.
       */
      name: string;
    }[];
    /**
     * Kurzname und Name.
     *
     * @minItems 0
     *
     * Items: Kurzname und Name.
     */
    articles?: {
      /**
       * Kleinbuchstaben, Ziffern und Bindestriche, Umlaute als ae, oe, ue.
       */
      slug: string;
      /**
       * Wie die Seite heissen wird.
       */
      name: string;
    }[];
  };
}
/**
 * Betreff und Text.
 */
export interface Mail {
  /**
   * Eine Zeile.
   */
  subject: string;
  /**
   * Absätze, durch Leerzeilen getrennt.
   */
  text: string;
}
/**
 * Ein Formular: Felder, Beschriftungen, Auswahl, Texte und wie die Angaben gespeichert werden.
 */
export interface Form {
  /**
   * Pfad, an den das Formular schickt, zum Beispiel /api/anfragen. Jedes Formular hat einen eigenen.
   */
  action: string;
  /**
   * Name der Tabelle in der Datenbank.
   */
  table: string;
  /**
   * Zum Beispiel «* Pflichtfelder».
   */
  requiredNote?: string;
  /**
   * Die Felder in der Reihenfolge des Formulars.
   *
   * @minItems 1
   *
   * Items: Ein Eingabefeld.
   */
  fields: {
    /**
     * Name im Formular; nicht ändern.
     */
    name: string;
    /**
     * Steht über dem Feld.
     */
    label: string;
    /**
     * Art des Eingabefelds.
     */
    type: 'text' | 'tel' | 'email' | 'select' | 'textarea';
    /**
     * true, wenn das Feld ausgefüllt werden muss.
     */
    required: boolean;
    /**
     * Was dasteht, wenn ein Pflichtfeld leer blieb. Sagt, was zu tun ist: «Geben Sie Ihren Vornamen an.»
     */
    missing?: string;
    /**
     * Nur für E-Mail und Auswahl: was dasteht, wenn die Angabe nicht stimmen kann.
     */
    invalid?: string;
    /**
     * So viele Zeichen nimmt das Feld an. Grosszügig wählen: die Grenze hält nur Missbrauch fern.
     */
    maxLength: number;
    /**
     * Kennwort für den Browser, zum Beispiel given-name.
     */
    autocomplete?: string;
    /**
     * Welche Tastatur das Telefon zeigt.
     */
    inputmode?: 'text' | 'numeric' | 'tel' | 'email';
    /**
     * Ein Beispiel in grauer Schrift.
     */
    placeholder?: string;
    /**
     * Wie breit das Feld auf grossen Bildschirmen ist.
     */
    width?: 'full' | 'half' | 'third' | 'two-thirds';
    /**
     * Name der Spalte in der Datenbank.
     */
    column: string;
    /**
     * Text der leeren Auswahl.
     */
    emptyOption?: string;
    /**
     * Nur bei einer Auswahl: der Wert für Services ohne eigenen Wert. Wer von einem solchen Service kommt, findet dessen Namen in der Nachricht.
     */
    catchAll?: string;
    /**
     * Was gespeichert wird, wenn das Feld leer bleibt.
     */
    emptyText?: string;
    /**
     * Die wählbaren Werte.
     *
     * @minItems 1
     *
     * Items: Gespeicherter Wert und Beschriftung.
     */
    options?: {
      /**
       * Kurzname ohne Leerzeichen.
       */
      value: string;
      /**
       * Was man sieht.
       */
      label: string;
    }[];
  }[];
  /**
   * Spalten, die immer denselben Wert bekommen.
   *
   * @minItems 1
   *
   * Items: Spalte und Wert.
   */
  constants?: {
    /**
     * Name der Spalte.
     */
    column: string;
    /**
     * Der Wert.
     */
    value: string;
  }[];
  /**
   * Name der Spalte, in die der Zeitpunkt geschrieben wird.
   */
  timestamp?: string;
  /**
   * Ein Feld, das Menschen nicht sehen. Wer es ausfüllt, ist vermutlich ein Programm; die Anfrage wird zurückgehalten und kann freigegeben werden.
   */
  honeypot: {
    /**
     * Name des Felds; darf keiner der Namen oben sein.
     */
    name: string;
    /**
     * Für Vorleseprogramme: sagt, dass das Feld leer bleiben soll.
     */
    label: string;
  };
  /**
   * So lange werden die Angaben aufbewahrt; danach löscht sie der Empfänger von selbst. 0 heisst: bis zur Abmeldung. Die Datenschutzerklärung nennt dieselbe Frist.
   */
  retentionMonths: number;
  /**
   * Nachricht an die Firma und Bestätigung an den Absender. Beides wird erst verschickt, wenn der Empfänger einen E-Mail-Server kennt. {Name eines Felds} in geschweiften Klammern setzt die Angabe ein.
   */
  mail?: {
    notice: Mail;
    confirmation?: Mail;
  };
  /**
   * Beschriftungen und Meldungen.
   */
  texts: {
    /**
     * Beschriftung des Knopfs.
     */
    submit: string;
    /**
     * Beschriftung, während gesendet wird.
     */
    submitting: string;
    /**
     * Wenn nichts mehr geht.
     */
    error: string;
    /**
     * Text vor der Telefonnummer.
     */
    errorCall?: string;
    /**
     * Steht über der Liste der Felder, die noch nicht stimmen.
     */
    summaryHeading: string;
    /**
     * Steht im Fehlerfall vor dem Seitentitel, zum Beispiel «Fehler:».
     */
    titlePrefix: string;
    /**
     * {feld} und {zeichen} werden eingesetzt.
     */
    tooLong: string;
    /**
     * Wenn eine frühere Anfrage noch in diesem Browser wartet.
     */
    waiting?: string;
    /**
     * Wenn ohne Verbindung gesendet wurde und auch die Dankeseite nicht zu erreichen ist.
     */
    keptHeading?: string;
    /**
     * Sagt, dass die Anfrage im Browser wartet und von selbst gesendet wird.
     */
    keptText?: string;
    /**
     * Für Services ohne eigenen Wert in der Auswahl, zum Beispiel «Es geht um: {service}».
     */
    about?: string;
    /**
     * Für Vorleseprogramme: {ort} wird eingesetzt.
     */
    placeFilled?: string;
    /**
     * Für Vorleseprogramme, wenn mehrere Orte dieselbe Postleitzahl haben: {orte} wird eingesetzt.
     */
    placeChoices?: string;
    /**
     * Für Besucher ohne JavaScript: der Titel der Seite, wenn das Absenden nicht geklappt hat.
     */
    notReceivedHeading: string;
    /**
     * Für Besucher ohne JavaScript: sagt, dass noch nichts gespeichert ist und wie es weitergeht.
     */
    notReceived: string;
    /**
     * Für Besucher ohne JavaScript: wenn alles zusammen zu gross ist.
     */
    tooLarge: string;
    /**
     * Nur bei direkter Zustellung nötig: dann kann das Formular ohne Skript nicht senden.
     */
    noScript?: string;
    /**
     * Wenn schon gesendet wurde.
     */
    doneHeading?: string;
    /**
     * Ein bis zwei Sätze.
     */
    doneText?: string;
    /**
     * Beschriftung.
     */
    again: string;
    /**
     * Ein Satz unter dem Formular.
     */
    privacy?: string;
  };
}
/**
 * Wörter, die auf keiner Seite stehen dürfen.
 */
export interface Style {
  /**
   * Wörter, die das Recht oder die Hausregel verbietet, mit dem, was man stattdessen sagt.
   *
   * @minItems 1
   *
   * Items: Wortanfang und Ersatz.
   */
  forbidden: {
    /**
     * Gilt für alle Formen: «ungiftig» findet auch «ungiftigen». Gross und klein ist gleich.
     */
    word: string;
    /**
     * Was man sagen darf, als Satz an die Redaktion.
     */
    instead: string;
  }[];
}
