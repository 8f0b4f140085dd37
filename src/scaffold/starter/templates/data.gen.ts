/* Generated from the JSON Schemas by `npx nebel types`. Do not edit. */

/** Link text and target. */
export interface Link {
  /** What visitors read. */
  label: string;
  /** Target: /services/…/, /#contact or https://… */
  href: string;
}

/** Title and description as shown in search results. */
export interface Meta {
  /** At most 60 characters, different on every page. */
  title: string;
  /** 70 to 155 characters, different on every page. */
  description: string;
}

/** A heading with paragraphs, a list or both. */
export interface Section {
  /** Target of links such as #prices: lower-case letters, digits and hyphens. */
  anchor?: string;
  /** What the section is about. */
  heading: string;
  /** Each item is one paragraph. */
  paragraphs?: string[];
  /** A bulleted list, one item per point. */
  points?: string[];
}

/** A question with its answer. */
export interface Question {
  /** As a visitor would ask it. */
  question: string;
  /** Short and to the point. */
  answer: string;
}

/** What all pages share: the company, the navigation and the texts of buttons and labels. */
export interface Site {
  /** Language of the website, such as en or de-CH. */
  language: string;
  /** With https://, with its folder if it has one, and without a slash at the end. */
  baseUrl: string;
  /** Name, address and contact details. */
  company: {
    /** As it appears on signs and invoices. */
    name: string;
    /** Street and house number. */
    street: string;
    /** In quotation marks. */
    postalCode: string;
    /** The town. */
    city: string;
    /** With country code and spaces: +41 44 000 00 00. */
    phone: string;
    /** Email address for questions. */
    email: string;
  };
  /** One item per line. */
  hours: ({
    /** Such as Monday to Friday, with the weekdays in full. */
    days: string;
    /** From when to when, such as 9–18. A break at noon takes two lines. */
    time: string;
  })[];
  /** How many opening hours an inquiry waits at most. Texts say it as {{reply.hours}}; the inbox shows who waits longer. */
  replyHours: number;
  /** Links in the header. */
  navigation: Link[];
  /** Links in the footer of every page. */
  legal: Link[];
  /** Texts of buttons and labels. */
  words: {
    /** Hidden link to the content, for keyboard users. */
    skip: string;
    /** Shown only where the style sheet is missing, for example after a double click on dist/index.html. */
    unstyled: string;
    /** Name of the main navigation, for screen readers. */
    navigation: string;
    /** Button that opens the navigation on phones. */
    menu: string;
    /** Before the number in the header. */
    call: string;
    /** Heading in the footer. */
    hours: string;
    /** Heading above lists of services. */
    services: string;
    /** Heading above lists of regions. */
    regions: string;
    /** Name of the feed, for feed readers. */
    articles: string;
    /** Label before a price. */
    price: string;
    /** Label before a duration. */
    duration: string;
    /** Label before the time until arrival. */
    arrival: string;
    /** Label before the places of a region. */
    places: string;
    /** Button that links to the form. */
    ask: string;
    /** Heading above questions. */
    questions: string;
    /** Heading above other services. */
    moreServices: string;
    /** Heading of a page that has moved. */
    moved: string;
  };
  /** Fields with invented values. «nebel build --release» rejects them: replace the value, then delete its line here. */
  placeholders?: string[];
}

/** A form: its fields, its texts and how inquiries are stored. */
export interface Form {
  /** Path that the form is sent to. */
  action: string;
  /** Table in the database. */
  table: string;
  /** In the order in which they appear. */
  fields: ({
    /** Technical name: letters only, starting with a lower-case letter. */
    name: string;
    /** What to enter in the field. The label of a checkbox can contain links. */
    label: string;
    /** Type of field. */
    type: "text" | "tel" | "email" | "number" | "date" | "select" | "radio" | "checkbox" | "textarea";
    /** true if it must be filled in. */
    required: boolean;
    /** Column in the database. */
    column: string;
    /** In characters. Be generous. 100 if it is left out. */
    maxLength?: number;
    /** Smallest number, or first day. */
    min?: number | string;
    /** Largest number, or last day. */
    max?: number | string;
    /** Distance between numbers: 0.5 allows halves. Whole numbers only if it is left out. */
    step?: number;
    /** Regular expression that the whole entry matches, such as [0-9]{4}. */
    pattern?: string;
    /** What a ticked checkbox stores. «yes» if it is left out. */
    value?: string;
    /** An HTML keyword for the browser, such as given-name. */
    autocomplete?: string;
    /** On large screens. */
    width?: "full" | "half";
    /** What the visitor has to do. */
    missing?: string;
    /** What the visitor has to do if the entry does not fit. */
    invalid?: string;
    /** The first line of a selection. */
    emptyOption?: string;
    /** What can be selected, for the types select and radio. */
    options?: ({
      /** What is stored: lower-case letters, digits and hyphens. */
      value: string;
      /** What visitors read. */
      label: string;
    })[];
  })[];
  /** Column for the time of receipt. */
  timestamp?: string;
  /** A field that people do not see. If it is filled in, the sender is probably a program. */
  honeypot: {
    /** Technical name that no other field has. */
    name: string;
    /** States that the field must be left empty. */
    label: string;
  };
  /** How long inquiries are kept. The privacy page must say the same. */
  retentionMonths: number;
  /** What is sent when an inquiry arrives, once a mail server is set up for the relay. */
  mail?: {
    /** Subject and text. {{firstName}} is replaced with the value of that field. */
    notice: {
      /** One line. */
      subject: string;
      /** Plain text. */
      text: string;
    };
    /** Subject and text. {{answerBy}} becomes the time by which you reply. Otherwise only {{firstName}}, other names and choices are replaced: anything else could be used to send any text in your name. */
    confirmation?: {
      /** One line. */
      subject: string;
      /** Plain text. */
      text: string;
    };
  };
  /** What buttons and messages say. */
  texts: {
    /** Text on the button. */
    submit: string;
    /** Text on the button in the meantime. */
    submitting: string;
    /** Starts another inquiry. */
    again: string;
    /** Above the form if something is missing. */
    summaryHeading: string;
    /** What the page title then starts with. */
    titlePrefix: string;
    /** If sending fails. */
    error: string;
    /** If there is no connection and the inquiry waits in the browser. */
    kept: string;
    /** {{field}} and {{limit}} are replaced with the label and the maximum length. */
    tooLong: string;
    /** Below the button. */
    privacy: string;
  };
}

/** All addresses ever published. Builds add new ones automatically. */
export interface Addresses {
  /** One item per address. If its page no longer exists, it needs redirect or gone. */
  addresses: ({
    /** Address as published. */
    url: string;
    /** Where the page is now. */
    redirect?: string;
    /** true if there is no replacement. */
    gone?: true;
    /** Why the page no longer exists. */
    reason?: string;
  })[];
}

/** The first page: everything you offer at a glance. */
export interface Home {
  /** Title and description as shown in search results. */
  meta: Meta;
  /** What visitors see first. */
  hero: {
    /** The promise, in a few words. */
    heading: string;
    /** One or two sentences about what the page offers. They also appear on its card. */
    lead: string;
    /** Text on the button that links to the form. */
    action: string;
    /** Short reasons to choose you. */
    points: string[];
  };
  /** The cards below are generated from data/services. */
  services: {
    /** Heading of this section. */
    heading: string;
    /** A sentence below the heading. */
    lead?: string;
  };
  /** The steps from question to result. */
  steps: {
    /** Heading of this section. */
    heading: string;
    /** In order. */
    items: ({
      /** The step in two or three words. */
      title: string;
      /** What happens, in one sentence. */
      text: string;
    })[];
  };
  /** The cards below are generated from data/regions. */
  regions: {
    /** Heading of this section. */
    heading: string;
    /** A sentence below the heading. */
    lead?: string;
  };
  /** The cards below are generated from data/articles. */
  articles: {
    /** Heading of this section. */
    heading: string;
    /** A sentence below the heading. */
    lead?: string;
  };
  /** What people ask first. */
  faq: {
    /** Heading of this section. */
    heading: string;
    /** Frequent questions, with answers. */
    items: Question[];
  };
  /** Above the form. */
  contact: {
    /** Heading of this section. */
    heading: string;
    /** A sentence below the heading. */
    lead?: string;
  };
}

/** One service: what it is, what it costs and what people ask. */
export interface Service {
  /** Title and description as shown in search results. */
  meta: Meta;
  /** Name of the page in lists and links. */
  name: string;
  /** One or two sentences about what the page offers. They also appear on its card. */
  lead: string;
  /** What it costs, such as «from £90». */
  price: string;
  /** How long it takes. */
  duration: string;
  /** The text of the page. */
  sections: Section[];
  /** Frequent questions, with answers. */
  questions: Question[];
  /** true keeps the page off the website. It is still checked. Delete the line to publish the page. */
  draft?: boolean;
  /** First day on the website, such as 2026-12-01. */
  from?: string;
  /** Last day on the website, such as 2027-01-15. */
  until?: string;
}

/** A place that you serve. Write something that applies only to this place. */
export interface Region {
  /** Title and description as shown in search results. */
  meta: Meta;
  /** Name of the page in lists and links. */
  name: string;
  /** Page heading, with the name of the place. */
  heading: string;
  /** One or two sentences about what the page offers. They also appear on its card. */
  lead: string;
  /** How soon you can be there. */
  arrival: string;
  /** Districts and neighbouring places that belong to it. */
  places: string[];
  /** The text of the page. */
  sections: Section[];
  /** true keeps the page off the website. It is still checked. Delete the line to publish the page. */
  draft?: boolean;
  /** First day on the website, such as 2026-12-01. */
  from?: string;
  /** Last day on the website, such as 2027-01-15. */
  until?: string;
}

/** Advice that people search for. */
export interface Article {
  /** Title and description as shown in search results. */
  meta: Meta;
  /** Heading of the article. */
  name: string;
  /** One or two sentences about what the page offers. They also appear on its card. */
  lead: string;
  /** Day of publication, such as 2026-03-01. If it is in the future, the article appears on that day. */
  date: string;
  /** The text of the page. */
  sections: Section[];
  /** true keeps the page off the website. It is still checked. Delete the line to publish the page. */
  draft?: boolean;
  /** Last day on the website, such as 2027-01-15. */
  until?: string;
}

/** A text-only page. Its file name is its address. */
export interface Text {
  /** Title and description as shown in search results. */
  meta: Meta;
  /** Page heading. */
  heading: string;
  /** One or two sentences about what the page offers. They also appear on its card. */
  lead?: string;
  /** true excludes the page from search engines. */
  hidden?: boolean;
  /** The text of the page. */
  sections?: Section[];
  /** Where to go next. */
  action?: Link;
  /** true keeps the page off the website. It is still checked. Delete the line to publish the page. */
  draft?: boolean;
  /** First day on the website, such as 2026-12-01. */
  from?: string;
  /** Last day on the website, such as 2027-01-15. */
  until?: string;
}
