/* Generated from the JSON Schemas by `npx nebel types`. Do not edit. */

/** Words and where they lead. */
export interface Link {
  /** What one reads. */
  label: string;
  /** Where it leads: /services/…/, /#contact or https://… */
  href: string;
}

/** Title and description as search results show them. */
export interface Meta {
  /** At most 60 characters, another one on every page. */
  title: string;
  /** 70 to 155 characters, another one on every page. */
  description: string;
}

/** A heading with paragraphs, points or both. */
export interface Section {
  /** Name to which links jump, such as #prices: small letters, digits and hyphens. */
  anchor?: string;
  /** What the section is about. */
  heading: string;
  /** One entry is one paragraph. */
  paragraphs?: string[];
  /** A list, one entry a point. */
  points?: string[];
}

/** A question with its answer. */
export interface Question {
  /** As a visitor would ask it. */
  question: string;
  /** Short and to the point. */
  answer: string;
}

/** What all pages share: the company, the navigation, the words of the furniture. */
export interface Site {
  /** Language of the website, such as en or de-CH. */
  language: string;
  /** With https:// and without a slash at the end. */
  baseUrl: string;
  /** Name, address and how to reach you. */
  company: {
    /** As signs and invoices say it. */
    name: string;
    /** Street and number. */
    street: string;
    /** In quotes, if it begins with a zero. */
    postalCode: string;
    /** The town. */
    city: string;
    /** With the code of the country and spaces: +41 44 000 00 00. */
    phone: string;
    /** Address for questions. */
    email: string;
  };
  /** One entry for each line. */
  hours: ({
    /** Such as Mon–Fri. */
    days: string;
    /** Such as 9–18. */
    time: string;
  })[];
  /** Links in the header. */
  navigation: Link[];
  /** Links at the foot of each page. */
  legal: Link[];
  /** What buttons and labels say. */
  words: {
    /** Hidden link to the content, for those who use a keyboard. */
    skip: string;
    /** Name of the main navigation, for screen readers. */
    navigation: string;
    /** Before the number in the header. */
    call: string;
    /** Heading in the footer. */
    hours: string;
    /** Heading of lists of services. */
    services: string;
    /** Heading of lists of regions. */
    regions: string;
    /** Label before a price. */
    price: string;
    /** Label before a duration. */
    duration: string;
    /** Label before the time of arrival. */
    arrival: string;
    /** Label before the places of a region. */
    places: string;
    /** Button that leads to the form. */
    ask: string;
    /** Heading above questions. */
    questions: string;
    /** Heading above other services. */
    moreServices: string;
    /** Heading of a page that has moved. */
    moved: string;
  };
  /** Fields whose values are invented. «nebel build --release» refuses them: replace a value and delete its line here. */
  placeholders?: string[];
}

/** A form: its fields, its texts, and how inquiries are stored. */
export interface Form {
  /** Path to which the form is sent. */
  action: string;
  /** Table of the store. */
  table: string;
  /** In their order. */
  fields: ({
    /** Technical name: letters, the first one small. */
    name: string;
    /** What the field asks for. */
    label: string;
    /** Kind of the field. */
    type: "text" | "tel" | "email" | "select" | "textarea";
    /** true if it must be filled in. */
    required: boolean;
    /** Column of the store. */
    column: string;
    /** In characters. Be generous. */
    maxLength: number;
    /** A keyword of HTML, such as given-name. */
    autocomplete?: string;
    /** On large screens. */
    width?: "full" | "half";
    /** Says what to do. */
    missing?: string;
    /** For mail addresses and choices. */
    invalid?: string;
    /** The first line of a choice. */
    emptyOption?: string;
    /** What can be chosen. */
    options?: ({
      /** What is stored: small letters, digits and hyphens. */
      value: string;
      /** What one reads. */
      label: string;
    })[];
  })[];
  /** Column for the moment of arrival. */
  timestamp?: string;
  /** A field that people do not see. Who fills it in is probably a program. */
  honeypot: {
    /** Technical name, as none of the fields has. */
    name: string;
    /** Says that it is to be left empty. */
    label: string;
  };
  /** How long inquiries are kept. The privacy page has to say the same. */
  retentionMonths: number;
  /** What is sent when an inquiry arrives, once the relay knows a mail server. */
  mail?: {
    /** Subject and text. {{firstName}} becomes what was entered in that field. */
    notice: {
      /** One line. */
      subject: string;
      /** Plain text. */
      text: string;
    };
    /** Subject and text. {{firstName}} becomes what was entered in that field. */
    confirmation?: {
      /** One line. */
      subject: string;
      /** Plain text. */
      text: string;
    };
  };
  /** What buttons and messages say. */
  texts: {
    /** What the button says. */
    submit: string;
    /** What the button says meanwhile. */
    submitting: string;
    /** Begins another inquiry. */
    again: string;
    /** Above the form when something is missing. */
    summaryHeading: string;
    /** Begins the title of the page then. */
    titlePrefix: string;
    /** When sending fails. */
    error: string;
    /** When there is no connection and the inquiry waits in the browser. */
    kept: string;
    /** {{field}} and {{limit}} become the label and the greatest length. */
    tooLong: string;
    /** Below the button. */
    privacy: string;
  };
}

/** All addresses that were ever published. Builds add new ones. */
export interface Addresses {
  /** An entry for each address. If its page is gone, it needs redirect or gone. */
  addresses: ({
    /** As it was published. */
    url: string;
    /** Where the page is now. */
    redirect?: string;
    /** true if nothing replaces it. */
    gone?: true;
    /** Why the page is gone. */
    reason?: string;
  })[];
}

/** The first page: the whole offer at a glance. */
export interface Home {
  /** Title and description as search results show them. */
  meta: Meta;
  /** What visitors see first. */
  hero: {
    /** The promise, in a few words. */
    heading: string;
    /** One or two sentences that say what the page offers. Cards show them, too. */
    lead: string;
    /** What the button says that leads to the form. */
    action: string;
    /** Short reasons to choose you. */
    points: string[];
  };
  /** The cards below come from data/services. */
  services: {
    /** Heading of this part. */
    heading: string;
    /** A sentence below the heading. */
    lead?: string;
  };
  /** The way from the question to the result. */
  steps: {
    /** Heading of this part. */
    heading: string;
    /** One after the other. */
    items: ({
      /** The step in two or three words. */
      title: string;
      /** What happens, in a sentence. */
      text: string;
    })[];
  };
  /** The cards below come from data/regions. */
  regions: {
    /** Heading of this part. */
    heading: string;
    /** A sentence below the heading. */
    lead?: string;
  };
  /** The cards below come from data/articles. */
  articles: {
    /** Heading of this part. */
    heading: string;
    /** A sentence below the heading. */
    lead?: string;
  };
  /** What people ask first. */
  faq: {
    /** Heading of this part. */
    heading: string;
    /** What people ask, with answers. */
    items: Question[];
  };
  /** Above the form. */
  contact: {
    /** Heading of this part. */
    heading: string;
    /** A sentence below the heading. */
    lead?: string;
  };
}

/** One service: what it is, what it costs, what people ask. */
export interface Service {
  /** Title and description as search results show them. */
  meta: Meta;
  /** As lists and links call the page. */
  name: string;
  /** One or two sentences that say what the page offers. Cards show them, too. */
  lead: string;
  /** What it costs, such as «from 90». */
  price: string;
  /** How long it takes. */
  duration: string;
  /** The text of the page. */
  sections: Section[];
  /** What people ask, with answers. */
  questions: Question[];
}

/** One place that you serve. Write something that is true of this place only. */
export interface Region {
  /** Title and description as search results show them. */
  meta: Meta;
  /** As lists and links call the page. */
  name: string;
  /** Heading of the page, with the name of the place. */
  heading: string;
  /** One or two sentences that say what the page offers. Cards show them, too. */
  lead: string;
  /** How soon you are there. */
  arrival: string;
  /** Districts and neighbours that belong to it. */
  places: string[];
  /** The text of the page. */
  sections: Section[];
}

/** Advice that people look for. */
export interface Article {
  /** Title and description as search results show them. */
  meta: Meta;
  /** Heading of the article. */
  name: string;
  /** One or two sentences that say what the page offers. Cards show them, too. */
  lead: string;
  /** Day of publication, such as 2026-03-01. With a later day, the article appears on that day. */
  date: string;
  /** The text of the page. */
  sections: Section[];
}

/** A page that is only text. Its file name is its address. */
export interface Text {
  /** Title and description as search results show them. */
  meta: Meta;
  /** Heading of the page. */
  heading: string;
  /** One or two sentences that say what the page offers. Cards show them, too. */
  lead?: string;
  /** true keeps the page out of search engines. */
  hidden?: boolean;
  /** The text of the page. */
  sections?: Section[];
  /** Where to go from here. */
  action?: Link;
}
