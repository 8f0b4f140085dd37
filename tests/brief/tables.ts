/**
 * The specification's tables, copied by hand from its two documents, in their order. Where the documents contradict
 * each other, the team's readings decide, and the entry names the reading. Nothing here is taken from the website.
 *
 * Figures in running text are patterns of German wording: each matches the sentences of a correct page and
 * captures the number, so that a wrong number is found.
 */

/** Lower and upper bound of a price in francs, or of a quantity. */
export type Range = readonly [from: number, to: number];

/** Square metres, rooms or hours: `[60, 100]`, or open on one side. */
export type Extent = Range | { readonly upTo: number } | { readonly over: number } | { readonly atLeast: number };

export interface Tier {
  /** Name in the specification. */
  readonly name: string;
  /** Matches the German wording on the page. */
  readonly german: RegExp;
  readonly chf: Range;
  readonly squareMetres?: Extent;
  readonly rooms?: Extent;
  readonly hours?: Extent;
  readonly badge?: 'Beliebt' | 'Häufigster Fall';
  /** Further details of the table. */
  readonly says?: readonly RegExp[];
}

/** A figure or statement in running text. */
export interface Figure {
  readonly promise: string;
  readonly pattern: RegExp;
  /** Distinct values that all matches capture together. Without it, one match is enough. */
  readonly values?: readonly string[];
}

// Routes (first document, section 2)

export const SERVICES = [
  'raucherwohnung',
  'messiewohnung',
  'schimmel',
  'privatwohnung',
  'buero',
  'hotel',
  'schule',
  'medizin',
  'todesfall',
  'schaedlinge',
  'fahrzeug',
  'immobilien',
  'raumdesinfektion',
  'raumluftreinigung',
  'geruchsneutralisation',
  'medizinische-hygiene',
  'flaechendesinfektion',
  'notfall',
  'covid',
  'wasserschaden',
  'allergiker',
  'praevention',
] as const;

export const REGIONS = [
  'zuerich',
  'basel',
  'bern',
  'luzern',
  'aargau',
  'st-gallen',
  'winterthur',
  'zug',
  'solothurn',
  'thurgau',
  'schaffhausen',
  'appenzell',
  'schwyz',
  'glarus',
  'duebendorf',
  'dietikon',
  'wetzikon',
  'buelach',
  'meilen',
  'horgen',
  'affoltern',
  'hinwil',
  'pfaeffikon',
  'kloten',
  'opfikon',
  'schlieren',
  'adliswil',
  'thalwil',
  'kuessnacht',
  'richterswil',
  'waedenswil',
  'volketswil',
  'illnau-effretikon',
] as const;

export const ARTICLES = [
  'kaltvernebelung-vs-traditionelle-desinfektion',
  'schimmel-kaltvernebelung-gesundheit',
  'raucherwohnung-tabakgeruch-eliminieren',
  'covid-viren-kaltvernebelung-schutz',
] as const;

export type ServiceSlug = (typeof SERVICES)[number];
export type RegionSlug = (typeof REGIONS)[number];
export type ArticleSlug = (typeof ARTICLES)[number];

export const serviceRoute = (slug: ServiceSlug) => `/services/${slug}/`;
export const regionRoute = (slug: RegionSlug) => `/regional/${slug}/`;
export const articleRoute = (slug: ArticleSlug) => `/blog/${slug}/`;

/** Every public route, with a trailing slash (reading 23). */
export const ROUTES: readonly string[] = [
  '/',
  '/blog/',
  ...ARTICLES.map(articleRoute),
  '/danke/',
  '/impressum/',
  '/datenschutz/',
  '/agb/',
  ...SERVICES.map(serviceRoute),
  ...REGIONS.map(regionRoute),
];

/** Listed among Zürich's districts, but without specified content: an editor can add its page at any time (reading 1). */
export const UNLISTED = { city: 'Uster', route: '/regional/uster/' } as const;

/** Pages without a contact or quote block: terms and thank-you page, and the legal pages (reading 14). */
export const WITHOUT_QUOTE_BLOCK: readonly string[] = ['/agb/', '/danke/', '/impressum/', '/datenschutz/'];

// Home page (first document, sections 2 and 9)

export const NAVIGATION = [
  ['Services', '/#services'],
  ['Regionen', '/#regions'],
  ['Blog', '/blog/'],
  ['FAQ', '/#faq'],
  ['Kontakt', '/#contact'],
] as const;

export const HOME_COUNTS = {
  serviceCards: 12,
  regionCards: 17,
  cities: 14,
  faq: 23,
  testimonials: 5,
  footerServicesBeyondCards: 10,
} as const;

/** The twelve cards, in their order. */
export const SERVICE_CARDS: readonly ServiceSlug[] = [
  'privatwohnung',
  'buero',
  'hotel',
  'schule',
  'medizin',
  'todesfall',
  'schaedlinge',
  'fahrzeug',
  'immobilien',
  'raucherwohnung',
  'messiewohnung',
  'schimmel',
];

/** Canton, city and number of cards. Appenzell's two cards have their half-cantons in place of a city (reading 2). */
export const REGION_CARDS: readonly (readonly [canton: string, city: string, cards: 1 | 2])[] = [
  ['ZH', 'Zürich', 1],
  ['BS', 'Basel', 1],
  ['BE', 'Bern', 1],
  ['LU', 'Luzern', 1],
  ['AG', 'Aargau', 1],
  ['SG', 'St. Gallen', 1],
  ['ZH', 'Winterthur', 1],
  ['ZG', 'Zug', 1],
  ['SZ', 'Schwyz', 1],
  ['SO', 'Solothurn', 2],
  ['TG', 'Thurgau', 2],
  ['SH', 'Schaffhausen', 2],
  ['AI', 'Appenzell Innerrhoden', 1],
  ['AR', 'Appenzell Ausserrhoden', 1],
];

/** Patterns that the two cards of a region must match, one each (reading 2). */
export const TWO_CARDS: Readonly<Record<string, readonly [RegExp, RegExp]>> = {
  Solothurn: [/Stadt/, /Olten.*Thal.*Gäu/],
  Thurgau: [/Frauenfeld.*Thurtal/, /Bodensee/],
  Schaffhausen: [/Stadt.*Rheinfall/, /Klettgau.*Stein/],
};

export const CLAIMS: readonly Figure[] = [
  { promise: '99.9% germ-free', pattern: /([\d,]+) % keimfrei/g, values: ['99,9'] },
  {
    promise: 'over 1000 treatments',
    pattern: /(?:über ([\d’]+)|([\d’]+)\+) (?:durchgeführte )?Behandlungen/gi,
    values: ['1’000'],
  },
  { promise: '4.9/5 stars', pattern: /(\d,\d) ?(?:\/ ?| von )5 Sternen?/g, values: ['4,9'] },
  { promise: '500+ reviews', pattern: /([\d’]+\+) Bewertungen/g, values: ['500+'] },
  { promise: '24 h service', pattern: /(\d+) ?(?:h|Stunden)[ -]Service/g, values: ['24'] },
];

/** Repeated across pages; the home page has them all. */
export const HOME_PROMISES: readonly Figure[] = [
  { promise: 'reply within 2 hours', pattern: /in der Regel innert (\d+) Stunden/gi, values: ['2'] },
  { promise: 'at the latest within 24 hours', pattern: /spätestens innert (\d+) Stunden/gi, values: ['24'] },
  { promise: 'no residue', pattern: /keine Rückstände|ohne Rückstände|rückstandsfrei/i },
  { promise: 'material-safe', pattern: /materialschonend/i },
  { promise: 'free travel', pattern: /Anfahrt ist gratis|gratis Anfahrt|Anfahrt gratis|Anfahrt ist kostenlos/i },
  { promise: 'travel included in the mountain regions', pattern: /Anfahrt[^.]*gratis[^.]*Berg/i },
  {
    promise: 'free consultation',
    pattern: /Beratung[^.]{0,40}(?:kosten(?:los|t nichts)|gratis)|CHF 0 für [^.]*Beratung/,
  },
  {
    promise: 'no surcharges in most regions',
    pattern: /in den meisten Regionen (?:kommt|gibt es|fällt) kein(?:en)? Zuschlag/i,
  },
  {
    promise: 'a free repeat treatment if odour remains',
    pattern: /Riecht es noch, behandeln wir kostenlos|Geruch bleibt[^.]*kostenlos/i,
  },
  {
    promise: 'appointments within 24-48 hours in cities',
    pattern: /Städten meist innert (\d+–\d+) Stunden/g,
    values: ['24–48'],
  },
  {
    promise: 'appointments within 2-3 days in rural areas',
    pattern: /auf dem Land[^.\d]*(\d+–\d+) Tagen?/gi,
    values: ['2–3'],
  },
  { promise: 'droplets of 0.5-10 micrometres', pattern: /([\d,]+–[\d,]+) (?:µm|Mikrometer)/g, values: ['0,5–10'] },
  {
    promise: 'a concentration of 3-6%',
    pattern: /(\d+–\d+) % Wasserstoffperoxid/g,
    values: ['3–6'],
  },
  { promise: '99.9% germ elimination', pattern: /([\d,]+) % Keimreduktion/g, values: ['99,9'] },
];

/** Found in the answers of the home page. */
export const HOME_FAQ_FIGURES: readonly Figure[] = [
  {
    promise: 'a typical flat takes 1 to 3 hours',
    pattern: /Wohnung[^.]{0,30} (\d+–\d+) Stunden/g,
    values: ['1–3'],
  },
  { promise: 'ventilation takes 1 to 2 hours', pattern: /lüften wir (\d+–\d+) Stunden/g, values: ['1–2'] },
  {
    promise: 'a 3-room flat costs about CHF 300 to 600',
    pattern: /3-Zimmer-Wohnung[^.]{0,30}rund CHF ([\d’]+–[\d’]+)/g,
    values: ['300–600'],
  },
  {
    promise: 'hoarder or smoker flats cost CHF 800 to 1500',
    pattern: /Messie- oder Raucherwohnung[^.]{0,20}CHF ([\d’]+–[\d’]+)/g,
    values: ['800–1’500'],
  },
  {
    promise: 'droplets measure 0.5 to 10 micrometres',
    pattern: /([\d,]+–[\d,]+) (?:µm|Mikrometer)/g,
    values: ['0,5–10'],
  },
  { promise: 'droplets float 2 to 4 hours', pattern: /schweben (\d+–\d+) Stunden/g, values: ['2–4'] },
  {
    promise: 'regular disinfection reaches about 60% of surfaces',
    pattern: /rund (\d+) % der Flächen/g,
    values: ['60'],
  },
  { promise: 'fog reaches 99.9%', pattern: /Nebel[^.]*?([\d,]+) %/g, values: ['99,9'] },
  { promise: 'payment only on success', pattern: /zahlen nur bei Erfolg|bezahlt wird nur bei Erfolg/i },
  { promise: 'a re-treatment is offered', pattern: /noch einmal, ohne Kosten für Sie|kostenlos noch einmal/i },
];

// Opening hours: each place shows its own (reading 4)

export const HOURS = {
  home: ['Mo–Fr 7.30–18.00 Uhr', 'Sa 8.00–13.00 Uhr'],
  regional: ['Mo–Fr 7.30–18.00 Uhr', 'Sa 8.00–13.00 Uhr'],
  services: ['Mo–Fr 7.30–18.00 Uhr', 'Sa 8.00–13.00 Uhr'],
  footer: ['Mo–Fr 7.00–19.00 Uhr', 'Sa 8.00–17.00 Uhr', 'So Notfälle nach Vereinbarung'],
  terms: ['Mo–Fr 7.00–19.00 Uhr', 'Sa 8.00–13.00 Uhr'],
  thanks: ['Mo–Fr 7.00–19.00 Uhr', 'Sa 8.00–13.00 Uhr'],
} as const;

// Forms (first document, sections 2 to 5 and 8)

export const REQUIRED_NOTE = '* Pflichtfelder';

export interface FormField {
  readonly name: string;
  readonly label: string;
  /** Type of the input, or the name of the element for the service and the message. */
  readonly type: 'text' | 'tel' | 'email' | 'select' | 'textarea';
  readonly required: boolean;
  /** Column of the stored record. */
  readonly column: string;
}

export const INQUIRY_FIELDS: readonly FormField[] = [
  { name: 'firstName', label: 'Vorname', type: 'text', required: true, column: 'Vorname' },
  { name: 'lastName', label: 'Nachname', type: 'text', required: true, column: 'Nachname' },
  { name: 'address', label: 'Adresse', type: 'text', required: true, column: 'Adresse' },
  { name: 'postalCode', label: 'PLZ', type: 'text', required: true, column: 'PLZ' },
  { name: 'city', label: 'Ort', type: 'text', required: true, column: 'Ort' },
  { name: 'phone', label: 'Telefon', type: 'tel', required: true, column: 'Telefon' },
  { name: 'email', label: 'E-Mail', type: 'email', required: true, column: 'E-Mail' },
  { name: 'service', label: 'Service', type: 'select', required: false, column: 'Service' },
  { name: 'message', label: 'Nachricht', type: 'textarea', required: false, column: 'Nachricht' },
];

/** Values and labels, beginning with the empty default. The labels of the two dwellings follow reading 9. */
export const SERVICE_OPTIONS: readonly (readonly [value: string, label: string])[] = [
  ['', 'Bitte wählen Sie einen Service...'],
  ['privatwohnung', 'Privatwohnung Desinfektion'],
  ['buero', 'Büro / Unternehmen'],
  ['hotel', 'Hotel / Restaurant'],
  ['medizinisch', 'Arztpraxis / Spital'],
  ['schule', 'Schule / Kita'],
  ['raucherwohnung', 'Raucherwohnung'],
  ['messiewohnung', 'Messiewohnung'],
  ['todesfall', 'Nach Todesfall'],
  ['schimmel', 'Schimmel / Feuchtigkeit'],
  ['schaedlinge', 'Schädlingsbekämpfung'],
  ['sonstiges', 'Sonstiges / Beratung'],
];

export const INQUIRY_RECORD = {
  table: 'Anfragen',
  emptyMessage: 'Keine Nachricht',
  constants: { Status: 'Neu', Quelle: 'Website Kontaktformular' },
} as const;

export const NEWSLETTER_RECORD = { table: 'Newsletter', column: 'E-Mail', timestamp: 'Anmeldedatum' } as const;

/** Messages that a form shows only while or after it is sent. */
export const INQUIRY_MESSAGES = {
  submitting: 'Wird gesendet...',
  error: 'Fehler beim Senden der Anfrage. Bitte versuchen Sie es erneut oder rufen Sie uns direkt an.',
  errorCall: 'Rufen Sie uns direkt an:',
  doneHeading: 'Anfrage bereits gesendet!',
  again: 'Neue Anfrage stellen',
} as const;

export const NEWSLETTER_MESSAGES = {
  submitting: 'Anmelden...',
  error: 'Fehler beim Anmelden. Bitte versuchen Sie es erneut.',
  again: 'Weitere E-Mail anmelden',
} as const;

// Services (second document, sections 2 and 9)

export interface ServicePage {
  /** The exact number, or `{ atLeast }` where the documents state none (reading 13). */
  readonly faq: number | { readonly atLeast: number };
  /** Number of testimonials, if specified: «2 on most tiered pages.» */
  readonly testimonials?: number;
  /** Number of steps in the process, if specified. */
  readonly steps?: number;
  /** In a price table. */
  readonly tiers?: readonly Tier[];
  /** Ranges elsewhere on the page. */
  readonly prices?: readonly Tier[];
  readonly figures?: readonly Figure[];
  /** Specified sections, as patterns of their headings. */
  readonly headings?: readonly RegExp[];
}

const NOT_SHOWN = { atLeast: 6 };

/** Stated on all pages with tiers, except those on cars and hotel rooms, which have their own times. */
export const EXPOSURE_AND_VENTILATION: readonly Figure[] = [
  {
    promise: 'an exposure of 2-4 h',
    pattern:
      /(\d+–\d+) (?:h|Stunden) (?:Schweben und )?Einwirk|Einwirk\w* (?:\p{L}+ ){0,2}(\d+–\d+) (?:h|Stunden)|wirkt (?:\p{L}+ ){0,3}(\d+–\d+) (?:h|Stunden)(?! Lüft)|(\d+–\d+) (?:h|Stunden) ein(?=[ .,])/gu,
    values: ['2–4'],
  },
  {
    promise: 'a ventilation of 1-3 h',
    pattern:
      /(\d+–\d+) (?:h|Stunden) (?:wird danach )?(?:Lüft|gelüftet|weggelüftet)|[Ll]üft(?:en|ung) (?:\p{L}+ ){0,2}(\d+–\d+) (?:h|Stunden)/gu,
    values: ['1–3'],
  },
];

const VEHICLE_TIMES: readonly Figure[] = [
  {
    promise: 'an exposure of 30-60 minutes',
    pattern:
      /Einwirk\w*[^.\d]{0,40}30–60 (?:min|Minuten)|(?<![\d–])30–60 (?:min|Minuten)[^.\d]{0,20}(?:Einwirk|einwirk|wirkt)/,
  },
];

const HOTEL_TIMES: readonly Figure[] = [
  {
    promise: 'a treatment of 30-60 min',
    pattern: /30–60 (?:min|Minuten) Behandlung|Vernebeln[^.\d]{0,20}30–60 (?:min|Minuten)/,
  },
  {
    promise: 'a ventilation of 30-60 min',
    pattern: /30–60 (?:min|Minuten) Lüften|Lüften[^.\d]{0,20}30–60 (?:min|Minuten)/,
  },
];

/** The hotel and the office page share their structure and their tiers (reading 10). */
const hotelTiers = (words: readonly [RegExp, RegExp, RegExp]): readonly Tier[] => [
  { name: 'single room', german: words[0], chf: [80, 120] },
  { name: 'suite/restaurant', german: words[1], chf: [150, 300] },
  { name: 'whole hotel', german: words[2], chf: [2000, 5000] },
];

/** One row of the specification's table, on two pages (reading 11). */
const MEDICAL_TIERS: readonly Tier[] = [
  {
    name: 'single practice',
    german: /Einzelpraxis|Praxis/,
    chf: [400, 700],
    rooms: [3, 5],
    hours: [2, 3],
  },
  {
    name: 'group practice',
    german: /Gruppenpraxis|Gemeinschaftspraxis/,
    chf: [800, 1400],
    rooms: [6, 10],
    hours: [3, 5],
    badge: 'Beliebt',
  },
  { name: 'clinic/hospital', german: /Klinik|Spital/, chf: [1500, 3500], hours: [6, 12] },
];

export const SERVICE_PAGES: Readonly<Record<ServiceSlug, ServicePage>> = {
  raucherwohnung: {
    faq: 10,
    testimonials: 2,
    steps: 4,
    tiers: [
      { name: '1-2 rooms', german: /1–2[ -]Zimmer/, chf: [400, 600], squareMetres: { upTo: 60 } },
      { name: '3-4 rooms', german: /3–4[ -]Zimmer/, chf: [700, 1000], squareMetres: [60, 100] },
      { name: '5+ rooms', german: /(?:5 und mehr|ab 5|5\+)[ -]Zimmer/, chf: [1100, 1500], squareMetres: { over: 100 } },
    ],
  },
  messiewohnung: {
    faq: 10,
    steps: 5,
    tiers: [
      { name: 'light', german: /Leicht/, chf: [800, 1200], squareMetres: { upTo: 80 } },
      { name: 'medium', german: /Mittel/, chf: [1300, 1800], squareMetres: [80, 120] },
      { name: 'extreme', german: /Extrem/, chf: [1900, 2500], squareMetres: { over: 120 } },
    ],
    headings: [/Vorher und nachher/],
  },
  schimmel: {
    faq: 10,
    tiers: [
      {
        name: 'single room',
        german: /Einzelzimmer|Einzelner Raum|Einzelraum/,
        chf: [300, 500],
        squareMetres: { upTo: 25 },
      },
      { name: 'whole flat', german: /Ganze Wohnung/, chf: [600, 1200], squareMetres: [50, 100] },
      { name: 'large object', german: /Grosses Objekt/, chf: [1300, 2000], squareMetres: { over: 100 } },
    ],
    headings: [/Schimmelarten|Schimmelpilze/],
  },
  privatwohnung: {
    faq: 10,
    tiers: [
      { name: '1-2 rooms', german: /1–2[ -]Zimmer/, chf: [250, 400], squareMetres: { upTo: 50 } },
      { name: '3-4 rooms', german: /3–4[ -]Zimmer/, chf: [400, 650], squareMetres: [50, 100] },
      { name: 'house', german: /Haus/, chf: [700, 1200], squareMetres: { over: 100 } },
    ],
  },
  buero: {
    faq: NOT_SHOWN,
    testimonials: 2,
    tiers: hotelTiers([/Einzelbüro/, /Sitzungszimmer|Grossraum/, /Ganzes Büro(?:haus|gebäude)/]),
  },
  hotel: {
    faq: NOT_SHOWN,
    testimonials: 2,
    tiers: hotelTiers([/Einzelzimmer/, /Suite|Restaurant/, /Ganzes Hotel/]),
    prices: [
      { name: 'FAQ: double room', german: /Doppelzimmer/, chf: [100, 150] },
      { name: 'FAQ: suite', german: /Suite/, chf: [150, 250] },
    ],
    figures: HOTEL_TIMES,
  },
  schule: {
    faq: NOT_SHOWN,
    testimonials: 2,
    tiers: [
      { name: 'classroom', german: /Schulzimmer|Klassenzimmer/, chf: [100, 150] },
      { name: 'gym/hall', german: /Turnhalle|Aula/, chf: [200, 400] },
      { name: 'whole school', german: /Ganze Schule|Ganzes Schulhaus/, chf: [3000, 8000] },
    ],
  },
  medizin: { faq: NOT_SHOWN, testimonials: 2, tiers: MEDICAL_TIERS },
  todesfall: {
    faq: NOT_SHOWN,
    testimonials: 2,
    tiers: [
      {
        name: 'single room',
        german: /Einzelzimmer|Einzelner Raum|Einzelraum/,
        chf: [600, 900],
        squareMetres: { upTo: 30 },
      },
      { name: 'whole flat', german: /Ganze Wohnung/, chf: [1000, 1800], squareMetres: [60, 120] },
      { name: 'severe cases', german: /Schwere Fälle|Schwerer Fall/, chf: [1900, 3000], squareMetres: { over: 120 } },
    ],
    figures: [
      {
        promise: 'a 24 h emergency service',
        pattern: /24[ -](?:h|Stunden)[ -]Not(?:fall)?(?:dienst|service)/,
      },
    ],
  },
  schaedlinge: {
    faq: NOT_SHOWN,
    testimonials: 2,
    tiers: [
      { name: 'single room', german: /Einzelzimmer|Einzelraum/, chf: [200, 350] },
      { name: 'flat', german: /Wohnung/, chf: [400, 800] },
      { name: 'large property', german: /Gross(?:es Objekt|e Liegenschaft)|Liegenschaft/, chf: [900, 1500] },
    ],
  },
  fahrzeug: {
    faq: NOT_SHOWN,
    testimonials: 2,
    tiers: [
      { name: 'car', german: /Auto|Personenwagen/, chf: [150, 250] },
      { name: 'SUV/van', german: /SUV|Transporter|Lieferwagen/, chf: [250, 400] },
      { name: 'truck/camper', german: /Lastwagen|Camper|Wohnmobil/, chf: [400, 700] },
    ],
    figures: VEHICLE_TIMES,
  },
  immobilien: {
    faq: NOT_SHOWN,
    testimonials: 2,
    tiers: [
      { name: '1-2 rooms', german: /1–2[ -]Zimmer/, chf: [300, 500] },
      { name: '3-4 rooms', german: /3–4[ -]Zimmer/, chf: [500, 800] },
      { name: 'house', german: /Haus/, chf: [900, 1500] },
    ],
  },
  raumdesinfektion: {
    faq: NOT_SHOWN,
    testimonials: 2,
    tiers: [
      { name: 'single room', german: /Einzelraum|Einzelzimmer|Einzelner Raum/, chf: [200, 400] },
      { name: 'flat/practice', german: /Wohnung|Praxis/, chf: [400, 800] },
      { name: 'large property', german: /Gross(?:es Objekt|e Liegenschaft)/, chf: [1200, 2500] },
    ],
    prices: [{ name: 'FAQ: office', german: /Büro/, chf: [600, 1200] }],
  },
  raumluftreinigung: {
    faq: NOT_SHOWN,
    testimonials: 2,
    tiers: [
      { name: 'living rooms', german: /Wohnräume|Wohnraum/, chf: [150, 300] },
      { name: 'offices', german: /Büro/, chf: [300, 600] },
      { name: 'halls', german: /Halle/, chf: [800, 1500] },
    ],
    figures: [{ promise: 'an effect that lasts 2-4 weeks', pattern: /(?<![\d–])(\d+–\d+) Wochen/g, values: ['2–4'] }],
  },
  geruchsneutralisation: {
    faq: NOT_SHOWN,
    testimonials: 2,
    tiers: [
      { name: 'light', german: /Leicht/, chf: [300, 500] },
      { name: 'medium', german: /Mittel/, chf: [600, 1000] },
      { name: 'extreme', german: /Extrem/, chf: [1200, 2000] },
    ],
  },
  'medizinische-hygiene': {
    faq: 10,
    testimonials: 2,
    tiers: MEDICAL_TIERS,
    headings: [/Prax(?:is|en)/, /Klinik/, /Bakterien|Erreger|Keime/],
  },
  flaechendesinfektion: {
    faq: 5,
    tiers: [
      {
        name: 'single room',
        german: /Einzelraum|Einzelzimmer/,
        chf: [200, 400],
        squareMetres: { upTo: 30 },
        hours: [1, 2],
      },
      { name: 'flat/office', german: /Wohnung|Büro/, chf: [500, 900], squareMetres: [50, 150], hours: [2, 4] },
      { name: 'large site', german: /Gross/, chf: [1400, 2500], squareMetres: { over: 200 }, hours: [4, 8] },
    ],
    prices: [{ name: 'FAQ: office', german: /Büro/, chf: [700, 1300] }],
    headings: [/[Mm]edizin/, /Gewerbe|Büro/],
  },
  notfall: {
    faq: 5,
    figures: [
      { promise: '24 h on 7 days', pattern: /24 (?:h|Stunden)[^.\d]{0,30}7 Tage/ },
      {
        promise: 'a response in 2-4 h in Zürich, Basel and Bern',
        pattern:
          /Zürich, Basel und Bern[^.\d]{0,30}(\d+–\d+) (?:h|Stunden)(?! Reaktionszeit)|(\d+–\d+) (?:h|Stunden) Reaktionszeit in Zürich, Basel und Bern/g,
        values: ['2–4'],
      },
      {
        promise: 'a response in 4-8 h in other cities',
        pattern:
          /anderen? Städten?[^.\d]{0,30}(\d+–\d+) (?:h|Stunden)(?! Reaktionszeit)|(\d+–\d+) (?:h|Stunden) Reaktionszeit in anderen Städten/gi,
        values: ['4–8'],
      },
      {
        promise: 'a response in 6-12 h in rural areas',
        pattern: /(?:auf dem Land|ländlich\w*(?: Gebieten?)?)[^.\d]{0,30}(\d+–\d+) (?:h|Stunden)/gi,
        values: ['6–12'],
      },
      {
        promise: 'a surcharge of 25% in the evening, 19-22 h',
        pattern: /Abend\W{1,3}19–22 Uhr\W{0,3}(?:\p{L}+ ){0,3}\+?(\d+) %/gu,
        values: ['25'],
      },
      {
        promise: 'a surcharge of 50% at night, 22-7 h',
        pattern: /Nacht\W{1,3}22–7 Uhr\W{0,3}(?:\p{L}+ ){0,3}\+?(\d+) %/gu,
        values: ['50'],
      },
      {
        promise: 'a surcharge of 30% on weekends',
        pattern: /Wochenende\W{1,3}(?:\p{L}+ ){0,3}\+?(\d+) %/gu,
        values: ['30'],
      },
      {
        promise: 'a surcharge of 50% on holidays',
        pattern: /Feiertagen?\W{1,3}(?:\p{L}+ ){0,3}\+?(\d+) %/gu,
        values: ['50'],
      },
      {
        promise: 'no surcharge for life-threatening cases',
        pattern:
          /lebens(?:bedroh|gefahr)[^.]{0,40}kein(?:en)? Zuschlag|kein(?:en)? Zuschlag[^.]{0,40}lebens(?:bedroh|gefahr)/i,
      },
    ],
    headings: [/Notfallnummer|Hotline/, /[Ww]ann anrufen|[Ww]ann Sie (?:uns )?anrufen/],
  },
  covid: {
    faq: 5,
    prices: [
      { name: 'single room', german: /Einzelzimmer|Zimmer/, chf: [200, 350] },
      { name: 'quarantine flat', german: /Wohnung/, chf: [500, 800] },
      { name: 'office after outbreak', german: /Büro/, chf: [700, 1200] },
    ],
    figures: [{ promise: 'a protection of 2-4 weeks', pattern: /(?<![\d–])2–4 Wochen/ }],
  },
  wasserschaden: {
    faq: 5,
    prices: [
      { name: 'single room', german: /[Zz]immer|[Rr]aum/, chf: [300, 500] },
      { name: 'flat', german: /Wohnung/, chf: [600, 1200] },
      { name: 'large damage', german: /gross|Gross/, chf: [1300, 2500] },
    ],
    figures: [
      {
        promise: 'mould within 24-48 h',
        pattern: /24–48 (?:h|Stunden)[^.]{0,60}Schimmel|Schimmel[^.]{0,80}24–48 (?:h|Stunden)/,
      },
    ],
  },
  allergiker: {
    faq: 5,
    prices: [
      { name: 'bedroom', german: /Schlafzimmer/, chf: [150, 250] },
      { name: 'flat', german: /Wohnung/, chf: [400, 700] },
      { name: 'house', german: /Haus/, chf: [800, 1200] },
    ],
    figures: [
      { promise: 'a treatment before the pollen season (March)', pattern: /vor der (?:Pollens|S)aison[^.]{0,10}März/ },
      {
        promise: 'a treatment after the pollen season (September)',
        pattern: /nach (?:ihr|der (?:Pollens|S)aison)[^.]{0,10}September/,
      },
      {
        promise: 'every 3-4 months for severe cases',
        pattern: /(?:schwer|stark)[^.]{0,80}(?<![\d–])3–4 Monat|(?<![\d–])3–4 Monat[^.]{0,80}(?:schwer|stark)/i,
      },
    ],
  },
  praevention: {
    faq: 5,
    figures: [
      {
        promise: 'a discount of 15-20% in the annual contract',
        pattern: /Jahresvertrag\W{1,3}(?:\p{L}+ ){0,3}(\d+–\d+) %|(\d+–\d+) % (?:Rabatt )?im Jahresvertrag/gu,
        values: ['15–20'],
      },
      {
        promise: 'a discount of 10% in the quarterly contract',
        pattern: /Quartal(?:svertrag)?\W{1,3}(?:\p{L}+ ){0,3}(\d+) %|(\d+) % (?:Rabatt )?im Quartal/gu,
        values: ['10'],
      },
      {
        promise: '2-4 times a year for private households',
        pattern: /(?:Privat\w*|Haushalte?|Wohnung\w*)[^.]{0,60}(?<![\d–])(\d+–\d+)[- ]?mal (?:im|pro) Jahr/g,
        values: ['2–4'],
      },
      { promise: 'monthly for offices', pattern: /Büros?[^.]{0,40}(?:monatlich|jeden Monat|einmal im Monat)/ },
      { promise: 'every 2 weeks for schools', pattern: /Schulen?[^.]{0,40}alle (?:2|zwei) Wochen/ },
      { promise: 'weekly for practices', pattern: /[Pp]rax(?:is|en)[^.]{0,40}(?:wöchentlich|jede Woche)/ },
    ],
  },
};

// Regions (second document, sections 2 and 9)

export interface RegionPage {
  /** Matches the name of the place in «Kaltvernebelung {city}». */
  readonly city: RegExp;
  /** Where the three prices are. Short pages name them in their answers only. */
  readonly prices: 'table' | 'anywhere' | 'answers only' | 'answers';
  readonly faq: number;
  readonly testimonials?: number;
  /** True if its list of questions has the prescribed heading. */
  readonly district?: true;
  readonly tiers: readonly Tier[];
  readonly figures?: readonly Figure[];
  /** Specified sections, as patterns of their headings. */
  readonly headings?: readonly RegExp[];
}

const tier = (name: string, german: RegExp, from: number, to: number): Tier => ({ name, german, chf: [from, to] });

const FREE_TRAVEL: Figure = {
  promise: 'free travel',
  pattern: /Anfahrt[^.]{0,40}(?:gratis|kostenlos|inbegriffen|kostet nichts|enthalten)|gratis Anfahrt/i,
};

const USUALLY_WITHIN_24_HOURS: Figure = {
  promise: 'appointments usually within 24 hours',
  pattern: /meist innert (\d+(?:–\d+)?) Stunden/gi,
  values: ['24'],
};

const WITHIN_24_TO_48_HOURS: Figure = {
  promise: 'appointments within 24-48 h',
  pattern: /(?<![\d–])24–48 Stunden/,
};

const short = (city: RegExp, tiers: readonly Tier[], figures: readonly Figure[] = []): RegionPage => ({
  city,
  prices: 'answers only',
  faq: 5,
  tiers,
  figures,
});

const district = (city: RegExp, tiers: readonly Tier[], figures: readonly Figure[] = []): RegionPage => ({
  city,
  prices: 'answers',
  faq: 5,
  district: true,
  tiers,
  figures,
});

/** One row of the specification's table, for three pages. */
const industrial = (city: RegExp, figures: readonly Figure[] = []): RegionPage => ({
  city,
  prices: 'table',
  faq: 10,
  testimonials: 2,
  tiers: [
    { name: 'flat/city apartment', german: /[Ww]ohnung/, chf: [400, 700], rooms: [2, 4], hours: [2, 3] },
    {
      name: 'industrial or textile business',
      german: /Industrie|Textil|Gewerbe/,
      chf: [1000, 2500],
      says: [/nach (?:dem )?Schicht(?:ende|schluss)/i, /[Rr]abatt/],
    },
    { name: 'detached house', german: /Einfamilienhaus|Haus/, chf: [800, 1400], rooms: { atLeast: 5 }, hours: [3, 5] },
  ],
  figures,
});

export const REGION_PAGES: Readonly<Record<RegionSlug, RegionPage>> = {
  zuerich: {
    city: /Zürich/,
    prices: 'table',
    faq: 10,
    testimonials: 5,
    tiers: [
      tier('city flat', /Stadtwohnung|Wohnung/, 400, 700),
      tier('house', /H[aä]us/, 800, 1400),
      tier('office/practice', /Büro|Praxis/, 500, 1200),
    ],
    figures: [{ promise: 'no surcharges', pattern: /keine Zuschläge/i }, FREE_TRAVEL, WITHIN_24_TO_48_HOURS],
    headings: [/Agglomeration/],
  },
  basel: {
    city: /Basel/,
    prices: 'anywhere',
    faq: 5,
    tiers: [
      tier('flat', /Wohnung/, 400, 700),
      tier('house', /H[aä]us/, 800, 1400),
      tier('lab/practice', /Labor|Praxis/, 600, 1500),
    ],
    figures: [{ promise: 'appointments within 2-4 h', pattern: /innert (?<![\d–])(2–4) Stunden/ }],
    headings: [/Pharma/, /Kultur|Museum|Theater/, /Kontakt/],
  },
  bern: {
    city: /Bern/,
    prices: 'table',
    faq: 10,
    testimonials: 2,
    tiers: [
      tier('flat', /Wohnung/, 400, 700),
      tier('house', /H[aä]us/, 800, 1400),
      tier('office/authority', /Büro|Behörde|Verwaltung/, 600, 1500),
    ],
    figures: [
      {
        promise: 'appointments in the Oberland within 2-3 days',
        pattern: /Oberland[^.\d]{0,30}(\d+–\d+) Tagen?/g,
        values: ['2–3'],
      },
    ],
    headings: [/Verwaltung|Behörde/, /Oberland/],
  },
  luzern: {
    city: /Luzern/,
    prices: 'table',
    faq: 10,
    testimonials: 2,
    tiers: [
      tier('flat', /Wohnung/, 400, 700),
      tier('hotel/restaurant', /Hotel|Restaurant/, 600, 1500),
      tier('house', /H[aä]us/, 800, 1400),
    ],
    figures: [
      {
        promise: 'appointments in mountain regions within 2-3 days',
        pattern: /Berg[^.\d]{0,30}(\d+–\d+) Tagen?/g,
        values: ['2–3'],
      },
    ],
    headings: [/[Tt]ouris/, /Berg/],
  },
  aargau: industrial(/Aargau/, [
    // The documents' figure is out of date; the page states both (reading 24).
    { promise: '210 municipalities of once', pattern: /(\d+) Gemeinden/g, values: ['210'] },
    { promise: 'just under 200 municipalities of today', pattern: /knapp 200|197/ },
  ]),
  'st-gallen': industrial(/St\. Gallen/),
  winterthur: industrial(/Winterthur/),
  zug: short(
    /Zug/,
    [
      tier('apartment', /Wohnung|Apartment/, 400, 700),
      tier('lakeside villa', /Villa/, 1000, 1800),
      tier('office/law firm', /Büro|Kanzlei/, 600, 1200),
    ],
    [USUALLY_WITHIN_24_HOURS],
  ),
  solothurn: short(/Solothurn/, [
    tier('apartment', /Wohnung/, 400, 700),
    tier('house', /H[aä]us/, 800, 1400),
    tier('cultural business', /Kultur/, 600, 1200),
  ]),
  thurgau: short(/Thurgau/, [
    tier('country house', /Landhaus/, 600, 1000),
    tier('farm', /Bauernhof|Hof/, 800, 1500),
    tier('holiday flat', /Ferienwohnung/, 400, 700),
  ]),
  schaffhausen: short(/Schaffhausen/, [
    tier('apartment', /Wohnung/, 400, 700),
    tier('Rhine Falls hotel', /Hotel/, 800, 1500),
    tier('industry', /Industrie|Betrieb|Halle/, 1000, 2000),
  ]),
  appenzell: short(
    /Appenzell/,
    [
      tier('inn', /Gasthaus|Gasthof/, 500, 900),
      tier('cheese dairy', /Käserei/, 600, 1200),
      tier('private house', /Privathaus|Wohnhaus|Haus/, 400, 800),
    ],
    [FREE_TRAVEL],
  ),
  schwyz: short(
    /Schwyz/,
    [
      tier('private house', /Privathaus|Wohnhaus|Haus/, 600, 1000),
      tier('monastery/museum', /Kloster|Museum/, 800, 1500),
      tier('hotel', /Hotel/, 700, 1200),
    ],
    [FREE_TRAVEL],
  ),
  glarus: short(
    /Glarus/,
    [
      tier('mountain house', /Berghaus|Ferienhaus/, 500, 900),
      tier('hotel', /Hotel/, 700, 1200),
      tier('private house', /Privathaus|Wohnhaus|Haus/, 400, 800),
    ],
    [FREE_TRAVEL],
  ),
  duebendorf: short(
    /Dübendorf/,
    [
      tier('apartment', /Wohnung/, 400, 700),
      tier('house', /H[aä]us/, 800, 1400),
      tier('hotel/office', /Hotel|Büro/, 600, 1200),
    ],
    [USUALLY_WITHIN_24_HOURS],
  ),
  dietikon: short(/Dietikon/, [
    tier('apartment', /Wohnung/, 400, 700),
    tier('house', /H[aä]us/, 800, 1400),
    tier('industry', /Industrie|Betrieb|Halle/, 1000, 2000),
  ]),
  wetzikon: short(/Wetzikon/, [
    tier('house', /H[aä]us/, 800, 1400),
    tier('business', /Gewerbe|Betrieb/, 600, 1200),
    tier('flat', /Wohnung/, 400, 700),
  ]),
  buelach: short(
    /Bülach/,
    [
      tier('apartment', /Wohnung/, 400, 700),
      tier('house', /H[aä]us/, 800, 1400),
      tier('hotel/logistics', /Hotel|Logistik/, 600, 1500),
    ],
    [USUALLY_WITHIN_24_HOURS],
  ),
  meilen: district(
    /Meilen/,
    [
      tier('luxury flat', /Luxuswohnung/, 600, 1000),
      tier('villa', /Villa/, 1200, 2000),
      tier('penthouse', /Penthouse|Attika/, 1000, 1800),
    ],
    [{ promise: 'the premium service', pattern: /Premium-?[Ss]ervice/ }],
  ),
  horgen: district(
    /Horgen/,
    [
      tier('city flat', /[Ww]ohnung/, 400, 700),
      tier('house', /H[aä]us/, 800, 1400),
      tier('business', /Gewerbe|Betrieb/, 600, 1200),
    ],
    [FREE_TRAVEL],
  ),
  affoltern: district(
    /Affoltern(?: am Albis)?/,
    [
      tier('farm', /Bauernhof|Hof/, 800, 1500),
      tier('house', /H[aä]us/, 600, 1000),
      tier('business', /Gewerbe|Betrieb/, 500, 900),
    ],
    [FREE_TRAVEL],
  ),
  hinwil: district(
    /Hinwil/,
    [
      tier('house', /H[aä]us/, 800, 1400),
      tier('business', /Gewerbe|Betrieb/, 600, 1200),
      tier('flat', /Wohnung/, 400, 700),
    ],
    [FREE_TRAVEL],
  ),
  pfaeffikon: district(/Pfäffikon(?: ZH)?/, [
    tier('house', /H[aä]us/, 800, 1400),
    tier('lake villa', /Villa/, 1200, 2000),
    tier('flat', /Wohnung/, 400, 700),
  ]),
  kloten: district(
    /Kloten/,
    [tier('hotel', /Hotel/, 800, 1500), tier('office', /Büro/, 600, 1200), tier('flat', /Wohnung/, 400, 700)],
    [
      { promise: 'a 24-hour service', pattern: /(?<![\d–])24 (?:h|Stunden)(?! später)/ },
      { promise: 'airport emergencies', pattern: /Notf[aä]ll[^.]{0,80}Flughafen|Flughafen[^.]{0,80}Notf[aä]ll/ },
    ],
  ),
  opfikon: district(/Opfikon/, [
    tier('office', /Büro/, 600, 1200),
    tier('flat', /Wohnung/, 400, 700),
    tier('logistics', /Logistik|Lager/, 800, 1500),
  ]),
  schlieren: district(/Schlieren/, [
    tier('city flat', /[Ww]ohnung/, 400, 700),
    tier('industrial', /Industrie|Betrieb|Halle/, 1000, 2000),
    tier('house', /H[aä]us/, 800, 1400),
  ]),
  adliswil: district(/Adliswil/, [
    tier('house', /H[aä]us/, 800, 1400),
    tier('flat', /Wohnung/, 400, 700),
    tier('office', /Büro/, 500, 900),
  ]),
  thalwil: district(/Thalwil/, [
    tier('house', /H[aä]us/, 800, 1400),
    tier('lake flat', /Seewohnung|Wohnung am See/, 600, 1000),
    tier('office', /Büro/, 500, 900),
  ]),
  kuessnacht: district(/Küsnacht/, [
    tier('luxury flat', /Luxuswohnung/, 600, 1000),
    tier('villa', /Villa/, 1200, 2000),
    tier('penthouse', /Penthouse|Attika/, 1000, 1800),
  ]),
  richterswil: district(/Richterswil/, [
    tier('house', /H[aä]us/, 800, 1400),
    tier('lake flat', /Seewohnung|Wohnung am See/, 600, 1000),
    tier('restaurant', /Restaurant|Gast/, 500, 900),
  ]),
  waedenswil: district(/Wädenswil/, [
    tier('house', /H[aä]us/, 800, 1400),
    tier('city flat', /[Ww]ohnung/, 400, 700),
    tier('business', /Gewerbe|Betrieb/, 600, 1200),
  ]),
  volketswil: district(/Volketswil/, [
    tier('house', /H[aä]us/, 800, 1400),
    tier('flat', /Wohnung/, 400, 700),
    tier('business', /Gewerbe|Betrieb/, 600, 1200),
  ]),
  'illnau-effretikon': district(/Illnau-Effretikon/, [
    tier('house', /H[aä]us/, 800, 1400),
    tier('flat', /Wohnung/, 400, 700),
    tier('business', /Gewerbe|Betrieb/, 600, 1200),
  ]),
};

/** «Industrial emergencies prioritised»: all in one sentence of at least one region. */
export const INDUSTRY_FIRST = [/Not(?:fall|fälle|einsatz)/, /Industrie/, /Vorrang|zurück|zuerst|\bvor\b/];

// Articles (both documents)

export interface ArticlePage {
  readonly category: string;
  readonly minutes: number;
  /** Target of its closing call to action. */
  readonly leadsTo: string;
  /** Number of steps in a list of steps, if specified. */
  readonly steps?: number;
  readonly figures: readonly Figure[];
}

export const ARTICLE_PAGES: Readonly<Record<ArticleSlug, ArticlePage>> = {
  'kaltvernebelung-vs-traditionelle-desinfektion': {
    category: 'Wissenschaft',
    minutes: 8,
    leadsTo: '/#contact',
    figures: [
      {
        promise: 'droplets of 0.5-10 micrometres',
        pattern: /Tröpfchen von ([\d,]+–[\d,]+) (?:µm|Mikrometern?)/g,
        values: ['0,5–10'],
      },
      { promise: 'a coverage of 99.9%', pattern: /(?<![\d,])99,9 %/ },
      { promise: '60-70% for manual disinfection', pattern: /(?<![\d,–])60–70 %/ },
      { promise: 'a treatment of 1-2 hours', pattern: /(?<![\d–])1–2 (?:h|Stunden)/ },
      { promise: '4-6 hours by hand', pattern: /(?<![\d–])4–6 (?:h|Stunden)/ },
      { promise: 'an area of 100 m²', pattern: /(?<![\d–])100 m²/ },
      { promise: 'residues', pattern: /Rückst[aä]nd/ },
    ],
  },
  'schimmel-kaltvernebelung-gesundheit': {
    category: 'Gesundheit',
    minutes: 6,
    leadsTo: '/services/schimmel/',
    steps: 4,
    figures: [
      { promise: 'a protection of 4-6 weeks', pattern: /(?<![\d–])(\d+–\d+) Wochen/g, values: ['4–6'] },
      { promise: 'the risk months October to March', pattern: /Oktober bis März/ },
      { promise: 'CHF 600-1200 one-off', pattern: /einmalig (?:CHF )?([\d’]+–[\d’]+)/g, values: ['600–1’200'] },
      {
        promise: 'CHF 300-600 or 400-800 a year for prevention',
        pattern: /pro Jahr (?:CHF )?([\d’]+–[\d’]+)/g,
        values: ['300–600', '400–800'],
      },
      { promise: 'mould species', pattern: /Cladosporium|Aspergillus|Penicillium/ },
      { promise: 'a case study', pattern: /Fallbeispiel|Rechenbeispiel|Beispiel:/ },
    ],
  },
  'raucherwohnung-tabakgeruch-eliminieren': {
    category: 'Immobilien',
    minutes: 5,
    leadsTo: '/services/raucherwohnung/',
    steps: 4,
    figures: [
      { promise: 'an odour check after 24 hours', pattern: /nach (\d+) (?:h|Stunden)/gi, values: ['24'] },
      {
        promise: 'a free repeat',
        pattern:
          /noch einmal,? (?:kostenlos|ohne Kosten|gratis)|kostenlos (?:noch einmal|wiederholt)|kostenlose Wiederholung|wiederholen[^.]*kostenlos/,
      },
      { promise: 'an example of the return', pattern: /Rechenbeispiel|Beispielrechnung/ },
    ],
  },
  'covid-viren-kaltvernebelung-schutz': {
    category: 'Pandemie',
    minutes: 7,
    leadsTo: '/services/covid/',
    figures: [
      { promise: 'a protection of 2-4 weeks', pattern: /(?<![\d–])2–4 Wochen/ },
      { promise: 'aerosols', pattern: /[Aa]erosol/ },
      { promise: 'the cost of an outbreak', pattern: /Ausbruch[^.]{0,20} koste|Kosten[^.]{0,20}Ausbruch/ },
      { promise: 'a case study', pattern: /Fallbeispiel|Rechenbeispiel|Beispiel:/ },
    ],
  },
};

/** Figures of the blog that the specification assigns to no article. */
export const BLOG_FIGURES: readonly Figure[] = [
  {
    promise: '2-4 hours for a flat',
    pattern: /Wohnung[^.]{0,80}(?<![\d–])2–4 (?:h|Stunden)|(?<![\d–])2–4 (?:h|Stunden)[^.]{0,80}Wohnung/,
  },
  { promise: 'CHF 400-800 for a service or a private flat', pattern: /CHF 400–800(?![\d’])/ },
  { promise: 'CHF 600-1000 for an office of 100 m²', pattern: /600–1’000/ },
  { promise: 'CHF 800 as an example of a flat rate', pattern: /CHF 800(?![\d’–])/ },
];

export const BLOG_TITLE = 'Kaltvernebelung Blog';

// Terms and privacy (both documents, section 9)

export const TERMS_SECTIONS = 9;

export const TERMS_FIGURES: readonly Figure[] = [
  {
    promise: 'VAT 8.1% included in all prices',
    pattern: /Mehrwertsteuer von ([\d,]+) %|([\d,]+) % (?:MWST|Mehrwertsteuer)/g,
    values: ['8,1'],
  },
  { promise: 'offer valid 30 calendar days', pattern: /(\d+) Kalendertage/g, values: ['30'] },
  { promise: 'payment due within 30 days net', pattern: /innert (\d+) Tagen netto/g, values: ['30'] },
  {
    promise: 'jobs up to CHF 500 are paid on site',
    pattern: /bis CHF ([\d’]+)[^.]{0,30}vor Ort/g,
    values: ['500'],
  },
  {
    promise: 'large jobs need a 50% down payment',
    pattern: /(\d+) % Anzahlung|Anzahlung von (\d+) %/g,
    values: ['50'],
  },
  {
    promise: 'default interest 5% per year',
    pattern: /(\d+) % Verzugszins pro Jahr|Verzugszins von (\d+) % (?:pro|im) Jahr/g,
    values: ['5'],
  },
  {
    promise: 'reminder fee CHF 30 per reminder',
    pattern: /CHF (\d+) (?:Mahngebühr )?pro Mahnung/g,
    values: ['30'],
  },
  {
    promise: 'free cancellation up to 48 h before the appointment',
    pattern: /bis (\d+) (?:h|Stunden) vor dem Termin[^.\d]{0,20}kostenlos/gi,
    values: ['48'],
  },
  {
    promise: '24-48 h before: 25% of the order sum',
    pattern: /24–48 (?:h|Stunden) (?:vor dem Termin|vorher)[^.\d]{0,20}(\d+) % der Auftragssumme/g,
    values: ['25'],
  },
  {
    promise: 'under 24 h: 50%',
    pattern: /(?:weniger als|unter) 24 (?:h|Stunden)(?: vor dem Termin| vorher)?[^.\d]{0,20}(\d+) % der Auftragssumme/g,
    values: ['50'],
  },
  { promise: 'no-show: 100%', pattern: /nicht erschienen[^.\d]{0,40}(\d+) % der Auftragssumme/gi, values: ['100'] },
  {
    promise: 'warranty 12 months',
    pattern: /(\d+) Monate Gewährleistung|Gewährleistung von (\d+) Monaten/g,
    values: ['12'],
  },
  { promise: 'defects in writing within 7 days', pattern: /schriftlich innert (\d+) Tagen/g, values: ['7'] },
  {
    promise: 'liability insurance CHF 5 million',
    pattern: /Haftpflichtversicherung über CHF (\d+) (?:Millionen|Mio\.)/g,
    values: ['5'],
  },
  {
    promise: 'reminder 24 h before the appointment',
    pattern: /erinnern [^.\d]{0,20}(\d+) Stunden vor dem Termin/g,
    values: ['24'],
  },
  { promise: 'punctuality within at most 15 min', pattern: /höchstens (\d+) Minuten/g, values: ['15'] },
  { promise: 'reply within 24 h', pattern: /antworten [^.\d]*innert (\d+) Stunden/g, values: ['24'] },
  { promise: 'bank transfer (preferred)', pattern: /Banküberweisung \(bevorzugt\)/ },
  { promise: 'debit card', pattern: /Debitkarte/ },
  { promise: 'credit card (Visa, Mastercard)', pattern: /Kreditkarte \(Visa, Mastercard\)/ },
  { promise: 'cash', pattern: /in bar|bar bezahlen|Barzahlung/ },
  { promise: 'mobile payment', pattern: /mobiler? (?:Zahlung|Bezahlung)|mobil/ },
  { promise: 'postal payment', pattern: /Postzahlung|Einzahlungsschein|Postfinance/i },
  { promise: 'jurisdiction Aarau', pattern: /Gerichtsstand ist Aarau/ },
  { promise: 'Swiss law', pattern: /Schweizer Recht|schweizerisches Recht/ },
  { promise: 'dated January 2025', pattern: /(?:Stand|vom) (\p{L}+ 20\d\d)/gu, values: ['Januar 2025'] },
  {
    promise: 'emergencies (death, acute health risk) outside business hours',
    pattern: /Todesfall[^.]*Gesundheitsgefahr[^.]*ausserhalb/,
  },
];

/** In this order. The contract is concluded at the start of the work. */
export const BOOKING_FLOW = [/^Offerte/, /^Auftrag/, /^Terminbestätigung/, /^Vertrag.*(?:Beginn|Anfang) der Arbeiten/];

export const PRIVACY_FIGURES: readonly Figure[] = [
  { promise: 'inquiries without a contract for 2 years', pattern: /ohne Vertrag:? (\d+) Jahre/g, values: ['2'] },
  { promise: 'contract data for 10 years', pattern: /Vertragsdaten:? (\d+) Jahre/g, values: ['10'] },
  { promise: 'server logs for 30 days', pattern: /Server-Logs:? (\d+) Tage/g, values: ['30'] },
  {
    promise: 'addresses anonymised after 24 hours',
    pattern: /IP-Adressen[^.]*nach (\d+) Stunden anonymisiert/g,
    values: ['24'],
  },
  { promise: 'as of January 2025', pattern: /Stand (\p{L}+ 20\d\d)/gu, values: ['Januar 2025'] },
  { promise: 'Swiss data protection law', pattern: /Bundesgesetz über den Datenschutz|\bDSG\b/ },
  {
    promise: 'EU regulation where applicable',
    pattern: /[Ss]oweit[^.]*anwendbar[^.]*(?:Datenschutz-Grundverordnung|DSGVO)/,
  },
  {
    promise: 'no third parties except hosting and e-mail providers',
    pattern: /nicht an Dritte[^.]*\.[^.]*Hosting-Anbieter[^.]*E-Mail-Anbieter/,
  },
];

export const PRIVACY_PARTS: readonly RegExp[] = [
  /Verantwortlich/,
  /Rechtsgrundlage/,
  /Daten wir erheben|erhobene Daten/i,
  /Wozu|Zweck/,
  /Wer die Daten erhält|Dritte|Weitergabe/,
  /Wie lange|Aufbewahrung/,
  /Ihre Rechte/,
  /Sicherheit/,
  /Aufsichtsbehörde/,
  /Kontakt/,
];

export const IMPRINT_PARTS: readonly RegExp[] = [
  /Firma/,
  /Kontakt/,
  /Geschäftsadresse|Adresse/,
  /Vertretung|Vertretungsberechtigt/,
  /Zweck/,
  /Leistungen/,
  /Aufsichtsbehörde/,
  /Haftungsausschluss/,
  /Anwendbares Recht/,
  /Gerichtsstand/,
];

/** Steps on the thank-you page, in this order. */
export const NEXT_STEPS = [/Bearbeitung/, /Kontakt.*Telefon oder E-Mail.*innert 24 Stunden/, /Termin/];
