import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FormSpec } from '../../src/api/forms/form-spec.ts';
import { filledColumns } from '../../src/api/forms/submission.ts';

/** A column as Airtable's list of tables describes it. `options` are the choices of a single select. */
export interface FakeColumn {
  readonly name: string;
  readonly type:
    | 'singleLineText'
    | 'multilineText'
    | 'email'
    | 'phoneNumber'
    | 'date'
    | 'dateTime'
    | 'singleSelect'
    | 'number'
    | 'multipleAttachments';
  readonly options?: readonly string[];
}

export interface FakeRecord {
  readonly id: string;
  readonly createdTime: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Fault to inject in place of the usual response. */
export type Misbehaviour =
  /** Responds with Airtable's error of that status, and does nothing else. */
  | 400
  | 401
  | 402
  | 403
  | 404
  | 413
  | 422
  | 429
  | 500
  | 502
  | 503
  | 504
  /** Responds with an error and a `Retry-After` header. */
  | { readonly status: 429 | 503; readonly retryAfter: number | string }
  /** Processes the request, but responds with that status. */
  | { readonly storing: 408 | 429 | 500 | 503 | 520 | 524 }
  /** Redirects to a path that accepts nothing. */
  | 'redirect'
  /** Processes the request and responds after a delay. */
  | 'slow'
  /** Processes the request, but something in between responds with an HTML page. */
  | 'no json'
  /** Closes the connection before it processes the request. */
  | 'hang up'
  /** Processes the request and closes the connection without a response. */
  | 'hang up after storing'
  /** Processes the request and breaks off in the middle of the response. */
  | 'half an answer'
  /** Processes the request and never responds. */
  | 'silence';

export interface FakeRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly body: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface FakeOptions {
  readonly tables: Readonly<Record<string, readonly FakeColumn[]>>;
}

/** The columns of a form, as an owner would set them up. */
export const columnsOf = (form: FormSpec): FakeColumn[] =>
  filledColumns(form).map(({ column, values, isTimestamp }) =>
    values
      ? { name: column, type: 'singleSelect', options: values }
      : { name: column, type: isTimestamp ? 'dateTime' : 'singleLineText' },
  );

/** Delay of a slow response. */
const SLOW_MS = 50;

const BASE = 'appStandIn00000001';
const KEY = 'patStandIn.0001';

/** Airtable's errors, as its official client and other programs quote them. Some errors are a bare string. */
const ERRORS: Readonly<Record<number, unknown>> = {
  400: { type: 'INVALID_REQUEST_BODY', message: 'Could not parse request body' },
  401: { type: 'AUTHENTICATION_REQUIRED', message: 'Authentication required' },
  402: { type: 'PAYMENT_REQUIRED', message: 'The account has reached its limit' },
  403: {
    type: 'INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND',
    message:
      'Invalid permissions, or the requested model was not found. Check that both your user and your token have the required permissions, and that the model names and/or ids are correct.',
  },
  404: 'NOT_FOUND',
  413: { type: 'REQUEST_TOO_LARGE', message: 'Request body is too large' },
  422: {
    type: 'INVALID_REQUEST_UNKNOWN',
    message: 'Invalid request: parameter validation failed. Check your request data.',
  },
  429: { type: 'RATE_LIMIT_REACHED', message: 'Rate limit exceeded. Please try again later' },
  500: { type: 'SERVER_ERROR', message: 'Try again. If the problem persists, contact support.' },
  502: { type: 'BAD_GATEWAY', message: 'Bad gateway' },
  503: { type: 'SERVICE_UNAVAILABLE', message: 'The service is temporarily unavailable. Please retry shortly.' },
  504: { type: 'GATEWAY_TIMEOUT', message: 'Gateway timeout' },
};

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

const refuse = (status: number, error: unknown = ERRORS[status]): Reply => ({ status, body: { error } });

/** Starts a stand-in for Airtable on a free port. It creates, upserts and lists records, and lists its tables. */
export async function startFakeAirtable({ tables }: FakeOptions) {
  const stored = new Map<string, FakeRecord[]>(Object.keys(tables).map((name) => [name, []]));
  const requests: FakeRequest[] = [];
  let created = 0;

  function answer({ method, url, body }: FakeRequest, authorization: string | undefined): Reply {
    const { pathname } = new URL(url, 'http://stand-in');
    const path = pathname.split('/').slice(1).map(decodeURIComponent);
    if (authorization !== `Bearer ${KEY}`) return refuse(401);
    if (path[0] === 'v0' && path[1] === 'meta') return path[3] === BASE ? listTables() : refuse(404);
    const table = path[2] ?? '';
    const columns = tables[table];
    if (path[0] !== 'v0' || path[1] !== BASE || !columns) return refuse(403);
    if (method === 'GET') return list(table, columns, '');
    if (path[3] === 'listRecords') return list(table, columns, String((body as Lookup).filterByFormula));
    if (method === 'PATCH') return upsert(table, columns, body);
    return method === 'POST' ? create(table, columns, body) : refuse(404);
  }

  function listTables(): Reply {
    const all = Object.entries(tables).map(([name, columns], index) => ({
      id: `tblStandIn${index}`,
      name,
      fields: columns.map(({ name, type, options }, at) => ({
        id: `fldStandIn${index}x${at}`,
        name,
        type,
        ...(options && { options: { choices: options.map((option) => ({ id: `sel${option}`, name: option })) } }),
      })),
    }));
    return { status: 200, body: { tables: all } };
  }

  /** Understands the formulas of lookups: time of creation, and columns that equal a text. */
  function list(table: string, columns: readonly FakeColumn[], formula: string): Reply {
    const plain = (text = '') => text.replace(/\\(.)/g, '$1');
    const equals = [...formula.matchAll(/\{((?:\\.|[^\\}])+)\}='((?:\\.|[^\\'])*)'/g)];
    const wanted = equals.map(([, column, value]) => [plain(column), plain(value)] as const);
    const [unknown] = wanted.find(([column]) => !columns.some(({ name }) => name === column)) ?? [];
    if (unknown) return refuse(422, { type: 'INVALID_FILTER_BY_FORMULA', message: `Unknown field names: ${unknown}` });
    const since = Date.parse(/CREATED_TIME\(\),'([^']*)'/.exec(formula)?.[1] ?? '1970-01-01');
    const records = (stored.get(table) ?? []).filter(
      ({ createdTime, fields }) =>
        Date.parse(createdTime) > since && wanted.every(([column, value]) => (fields[column] ?? '') === value),
    );
    return { status: 200, body: { records } };
  }

  function create(table: string, columns: readonly FakeColumn[], body: unknown): Reply {
    const { records = [] } = (body ?? {}) as { records?: { fields: Fields }[] };
    const error = records.map(({ fields }) => findFault(columns, fields)).find((fault) => fault !== undefined);
    if (error || records.length === 0) return refuse(422, error);
    const made = records.map(({ fields }) => makeRecord(asStored(columns, fields)));
    stored.get(table)?.push(...made);
    return { status: 200, body: { records: made } };
  }

  function upsert(table: string, columns: readonly FakeColumn[], body: unknown): Reply {
    const { records = [], performUpsert } = (body ?? {}) as {
      records?: { fields: Fields }[];
      performUpsert?: { fieldsToMergeOn: [string] };
    };
    const wanted = records.map(({ fields }) => fields);
    const key = performUpsert?.fieldsToMergeOn[0] ?? '';
    const error = wanted.map((one) => findFault(columns, one)).find((fault) => fault !== undefined);
    if (error || wanted.length === 0) return refuse(422, error);
    const rows = stored.get(table) ?? [];
    const answered = wanted.map((fields) => {
      const at = rows.findIndex((row) => row.fields[key] === fields[key]);
      const record =
        at < 0 ? makeRecord(fields) : { ...(rows[at] as FakeRecord), fields: { ...rows[at]?.fields, ...fields } };
      rows.splice(at < 0 ? rows.length : at, at < 0 ? 0 : 1, record);
      return record;
    });
    return { status: 200, body: { records: answered } };
  }

  function makeRecord(fields: Fields): FakeRecord {
    created += 1;
    return { id: `rec${String(created).padStart(14, '0')}`, createdTime: new Date().toISOString(), fields };
  }

  const server = createServer(async (incoming, response) => {
    const { method = 'GET', url = '/' } = incoming;
    const request: FakeRequest = { method, url, body: parse(await readAll(incoming)), at: Date.now() };
    requests.push(request);
    const fault = fake.misbehave(request);
    if (fault === 'hang up') return void incoming.socket.destroy();
    if (fault === 'redirect') return void response.writeHead(302, { Location: '/elsewhere' }).end();
    if (typeof fault === 'object' && 'retryAfter' in fault) response.setHeader('Retry-After', fault.retryAfter);
    const isRefused = typeof fault === 'number' || (typeof fault === 'object' && 'status' in fault);
    const done = isRefused ? undefined : answer(request, incoming.headers.authorization);
    if (typeof fault === 'object' && 'storing' in fault)
      return send(response, { status: fault.storing, body: {} }, false);
    const status = typeof fault === 'object' ? fault.status : fault;
    const reply = typeof status === 'number' || !done ? refuse(status as number) : done;
    if (fault === 'hang up after storing') return void incoming.socket.destroy();
    if (fault === 'silence') return;
    if (fault === 'no json')
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Log in</h1>');
    if (fault === 'slow') await sleep(SLOW_MS);
    send(response, reply, fault === 'half an answer');
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake = {
    /** For `AIRTABLE_ENDPOINT_URL`. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    base: BASE,
    key: KEY,
    requests,
    /** Chooses the fault for a request. Undefined for the usual response. */
    misbehave: (_: FakeRequest): Misbehaviour | undefined => undefined,
    /** Records of a table in the order of creation. */
    records: (table: string): readonly FakeRecord[] => stored.get(table) ?? [],
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

export type FakeAirtable = Awaited<ReturnType<typeof startFakeAirtable>>;

interface Lookup {
  readonly filterByFormula?: string;
}

type Fields = Readonly<Record<string, string>>;

/** A column of type `date` keeps only the day of a timestamp. */
const asStored = (columns: readonly FakeColumn[], fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const isDay = columns.some((column) => column.name === name && column.type === 'date');
      return [name, isDay ? value.slice(0, 10) : value];
    }),
  );

/** Validates column by column, as Airtable does: first the name, then the value. */
function findFault(columns: readonly FakeColumn[], fields: Fields): object | undefined {
  for (const [name, value] of Object.entries(fields)) {
    const column = columns.find((one) => one.name === name);
    if (!column) return { type: 'UNKNOWN_FIELD_NAME', message: `Unknown field name: "${name}"` };
    const isList = Array.isArray(value) && value.every((each) => typeof each?.url === 'string');
    if (column.type === 'multipleAttachments' ? !isList : typeof value !== 'string') {
      return { type: 'INVALID_VALUE_FOR_COLUMN', message: `Field "${name}" cannot accept the provided value` };
    }
    if (column.options && !column.options.includes(value)) {
      // The value is in two pairs of quotation marks, because Airtable prints it as JSON.
      const message = `Insufficient permissions to create new select option "${JSON.stringify(value)}"`;
      return { type: 'INVALID_MULTIPLE_CHOICE_OPTIONS', message };
    }
  }
  return undefined;
}

async function readAll(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, { status, body }: Reply, half: boolean): void {
  const text = Buffer.from(JSON.stringify(body));
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': text.length });
  if (!half) return void response.end(text);
  response.write(text.subarray(0, text.length >> 1), () => response.socket?.destroy());
}
