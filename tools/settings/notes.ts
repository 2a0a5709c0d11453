import type { environment as gatewayEnvironment } from '../../apps/gateway/src/settings.ts'
import type { environment } from '../../apps/server/src/platform/config.ts'

export interface Note {
  readonly meaning: string
  /** Shown as the default where the schema has none, or where its default is long. */
  readonly fallback?: string
}

const NONE = 'none'
const OWN_MAP = 'the embedded map'

/** One note for each variable of the service's schema: a missing or a superfluous one does not compile. */
export const serviceNotes: Readonly<Record<keyof typeof environment.shape, Note>> = {
  PORT: { meaning: 'Port of the service.' },
  HOST: { meaning: 'Address to listen on.' },
  DRAIN_SECONDS: {
    meaning:
      'Seconds in which a process that was asked to stop still takes calls while `/readyz` fails, so that a balancer finds out; a process that is only a worker stops at once. Set it behind one: see `docs/how-to/scale.md`.',
  },
  DATA_DIR: { meaning: 'Folder of the embedded database, the map packs, the keys and the log.' },
  BACKUP_DIR: {
    meaning: 'Folder of the [backups](how-to/backup.md), best on another disk.',
    fallback: '`backups` in `DATA_DIR`',
  },
  DATABASE_URL: {
    meaning:
      'PostgreSQL 15 or later; a pool in front of it must support prepared statements. `postgres://user:password@host/database`.',
    fallback: 'the embedded database',
  },
  DATABASE_POOL: { meaning: 'Largest number of database connections of a process.' },
  DATABASE_REPLICA_URL: {
    meaning:
      'A physical standby of the database, which answers exports, histories and numbers while it is fresh: `postgres://user:password@host/database`. See `docs/how-to/scale.md`.',
    fallback: 'the database answers every read',
  },
  DATABASE_REPLICA_POOL: { meaning: 'Largest number of connections of a process to the replica.' },
  DATABASE_REPLICA_LAG: {
    meaning: 'Seconds that the replica may be behind; one that is further behind is not used.',
  },
  BUS_URL: {
    meaning:
      'NATS servers that carry messages between processes, separated by commas: `nats://user:password@host:4222`, or `tls://`. See `docs/how-to/scale.md`.',
    fallback: 'the database',
  },
  FILES_URL: {
    meaning:
      'S3-compatible store that photos, documents and uploads are moved to: `s3://key:secret@host:port/bucket?region=…`. See `docs/how-to/files.md`.',
    fallback: 'the database',
  },
  FILES_KEPT_IN: {
    meaning: 'Where files are moved to; `database` empties the store of `FILES_URL`.',
  },
  DEFAULT_COUNTRY: { meaning: 'Country of a host that names none, as a code of two letters.' },
  DEMO_COUNTRIES: {
    meaning: 'Countries of the demo world besides the default one, separated by commas.',
    fallback: 'all',
  },
  ENVIRONMENT: {
    meaning: 'Sandbox, staging or production. Production has no demo world and no sandbox card gateway.',
  },
  EXPOSE_SANDBOX: {
    meaning:
      'Allows other machines to reach the sandbox, which shows every email. Without it the sandbox starts only on a loopback `HOST` and without `TRUSTED_PROXIES`.',
  },
  ROLES: {
    meaning: 'What this process does: `api`, `live` (sockets), `worker` (jobs).',
  },
  FLEET_PACE: {
    meaning: 'Time scale of the simulated riders, for the times that the service expects of them.',
  },
  LOG_LEVEL: { meaning: 'Lowest level that is logged.' },
  TRUSTED_PROXIES: {
    meaning:
      'Addresses and networks of the proxies in front, separated by commas. `X-Forwarded-*` of other peers is ignored.',
    fallback: NONE,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning:
      'Base address of an OpenTelemetry collector, to which traces are sent by OTLP over HTTP as JSON. Without it nothing is traced.',
    fallback: NONE,
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    meaning: 'Headers for the collector: `name=value`, separated by commas, the values percent-encoded.',
    fallback: NONE,
  },
  OTEL_SERVICE_NAME: { meaning: 'Name of this service in traces.' },
  OTEL_TRACES_SAMPLER_ARG: { meaning: 'Share of the traces that are kept.' },
  METRICS_TOKEN: {
    meaning:
      'Bearer token that `/metrics` asks for, of at least 16 characters. Without one `/metrics` is open, and absent in `prd`.',
    fallback: NONE,
  },
  WEBHOOK_HOSTS: {
    meaning:
      'Hosts that webhooks may reach on this machine or an inner network, also without TLS, separated by commas: `localhost:4444`, `127.0.0.1:*`. For tests and development; refused in `prd`.',
    fallback: NONE,
  },
  SEALING_KEY: {
    meaning:
      'Keys of at least 32 characters, separated by commas, that encrypt secrets of second factors and of webhook endpoints in the database: the first one encrypts, and all of them decrypt. Without one a key in the database does, which does not protect a copy of the database.',
    fallback: NONE,
  },
  RATE_LIMITS: { meaning: 'Limits of calls per minute. Always on in `prd`.' },
  ATTEMPTS_PER_ADDRESS: {
    meaning: 'Failed logins from one address within 15 minutes before it has to wait.',
  },
  WEB_DIR: { meaning: 'Folder of the built portal.', fallback: 'apps/web/dist' },
  GALLERY_DIR: {
    meaning: 'Folder of the screenshots that `/dev/gallery` shows, except in `prd`.',
    fallback: 'screenshots',
  },
  SMTP_URL: {
    meaning:
      'Mail server, `smtp://` or `smtps://`. Without one emails are kept and shown at `/dev/mailbox`, except in `prd`.',
    fallback: NONE,
  },
  MAIL_FROM: { meaning: 'Sender of emails.', fallback: 'no-reply@ the domain of the country' },
  TEXT_URL: {
    meaning: 'SMS gateway that accepts JSON. Without one texts are kept like emails.',
    fallback: NONE,
  },
  CALLS_URL: {
    meaning: 'Gateway that connects shop and rider by a proxy number. Without one nobody can call in `prd`.',
    fallback: NONE,
  },
  FLAGS_URL_ASIA: { meaning: 'OFREP flag service of the countries in Asia.', fallback: 'our own flags' },
  FLAGS_URL_EUROPE: { meaning: 'OFREP flag service of the other countries.', fallback: 'our own flags' },
  HELP_URL_ASIA: {
    meaning: 'Help centre provider of the countries in Asia.',
    fallback: 'our own help centre',
  },
  HELP_URL_EUROPE: {
    meaning: 'Help centre provider of the other countries.',
    fallback: 'our own help centre',
  },
  TEXTS_URL: {
    meaning: 'Store of texts, `<url>/<language>.json`. Its texts replace the shipped ones.',
    fallback: 'the shipped texts',
  },
  PLACES_URL: { meaning: 'Geocoder.', fallback: OWN_MAP },
  PLACES_KIND: { meaning: 'Protocol of `PLACES_URL`, required with it.', fallback: NONE },
  PLACES_PER_SECOND: {
    meaning: 'Calls per second that the geocoder accepts.',
    fallback: '1 for nominatim, else no limit',
  },
  ROADS_URL: { meaning: 'Router.', fallback: OWN_MAP },
  ROADS_KIND: { meaning: 'Protocol of `ROADS_URL`, required with it.', fallback: NONE },
  MAP_STYLE_URL: { meaning: 'MapLibre style that the browser draws.', fallback: OWN_MAP },
  TILES_URL: { meaning: 'PMTiles file that the browser draws.', fallback: OWN_MAP },
  MAP_ORIGINS: { meaning: 'Other origins that the style reads from, separated by commas.', fallback: NONE },
  GATEWAY_PORT: {
    meaning: 'Port of the sandbox card gateway of `npm start`.',
    fallback: 'the port after PORT',
  },
  GATEWAY_URL: {
    meaning: 'Card gateway. Without one `san` and `stg` use the sandbox gateway, and `prd` takes no cards.',
    fallback: 'the sandbox gateway',
  },
  GATEWAY_KEYS: {
    meaning:
      'Keys of the merchants as JSON, `{"SG":{"api_key":"…","webhook_secret":"…"}}`. Required with `GATEWAY_URL`. `earlier_webhook_secret` is accepted beside the present one.',
    fallback: NONE,
  },
  GATEWAY_SECONDS: {
    meaning: 'Time limit of a call to the card gateway. A card payment may take three times as long.',
    fallback: '5',
  },
}

/** Variables of the gateway as a program of its own; `npm start` sets all of them. */
export const gatewayNotes: Readonly<Record<keyof typeof gatewayEnvironment.shape, Note>> = {
  GATEWAY_PORT: { meaning: 'Port of the gateway.', fallback: 'required' },
  ENVIRONMENT: { meaning: 'The gateway takes test cards only, so it does not start in `prd`.' },
  HOST: { meaning: 'Address to listen on.' },
  DATA_DIR: {
    meaning: 'Folder whose subfolder `gateway` holds the keys of the merchants.',
    fallback: 'required',
  },
  DATABASE_URL: { meaning: 'PostgreSQL, where the gateway keeps a schema of its own.', fallback: 'required' },
  LOG_LEVEL: { meaning: 'Lowest level that is logged.' },
  RATE_LIMITS: { meaning: 'Limits of calls per minute.' },
}

/** Variables that people set for tests, measurements and tools. */
export const toolNotes: Readonly<Record<string, Note>> = {
  BECKON_CHROMIUM: {
    meaning: 'Path of the browser for end-to-end tests.',
    fallback: 'an installed or bundled Chromium',
  },
  BECKON_OSM_DIR: {
    meaning:
      'Folder of OpenStreetMap extracts, for the tests that read real ones. Without one these are skipped.',
    fallback: NONE,
  },
  BECKON_RELEASE_PACKAGES: {
    meaning:
      'Folder with packages that release 1.0.0 needed and this one does not, for the test that runs its service beside a migration.',
    fallback: NONE,
  },
  BECKON_PACK_CACHE: { meaning: 'Folder of the generated demo cities.', fallback: '.cache/demo-cities' },
  CITY_RIDERS: { meaning: 'Riders on duty in `npm run bench -- cityDay`.', fallback: '2000' },
  CITY_SCREENS: { meaning: 'Sockets in `npm run bench -- cityDay`.', fallback: '2000' },
  CITY_ORDERS: { meaning: 'Orders a minute in `npm run bench -- cityDay`.', fallback: '60' },
  CITY_MINUTES: { meaning: 'Minutes that `npm run bench -- cityDay` measures.', fallback: '10' },
  FAULTS: {
    meaning:
      '`all` runs every [fault](how-to/faults.md), and not only those of `npm test`, with more kills and more screens.',
    fallback: 'those of `npm test`; `all` in `npm run test:faults`',
  },
  FAULTS_ONLY: { meaning: 'Runs the faults whose names match this pattern.', fallback: 'all' },
  FUZZ_RUNS: {
    meaning: 'Requests of each call in the tests of the contract.',
    fallback: '8; 400 in `npm run fuzz`',
  },
  FUZZ_SEED: {
    meaning: 'Seed of these requests.',
    fallback: 'a fixed one; another each time in `npm run fuzz`',
  },
  BECKON_KEY: { meaning: 'Key of the command line `beckon` and of the connectors.', fallback: NONE },
  BECKON_KEY_FILE: { meaning: 'File with that key, in its place.', fallback: NONE },
  BECKON_URL: {
    meaning: 'Address of the portal for the command line `beckon` and the connectors.',
    fallback: NONE,
  },
  CONNECTOR_KILLS: {
    meaning: 'Kills in the tests of the connectors; 50 is the long form.',
    fallback: '4',
  },
  RECORD_ANSWERS: {
    meaning: 'With 1 the test of the pages for developers writes their examples of answers again.',
    fallback: NONE,
  },
  WEBHOOK_KILLS: {
    meaning: 'Kills of workers and of the receiver in the test of webhooks; 50 is the long form.',
    fallback: '6',
  },
  BENCH_PORT: { meaning: 'Port of the product in `npm run bench`.', fallback: '4125' },
  E2E_PORT: { meaning: 'Port of the product in end-to-end tests.', fallback: '4123' },
  E2E_REUSE: { meaning: '`on` reuses a running `node e2e/product.ts`.', fallback: 'off' },
  E2E_TRACE: { meaning: 'Any value keeps a trace of each failed end-to-end test.', fallback: NONE },
  E2E_WORKERS: { meaning: 'End-to-end tests that run at the same time.', fallback: '3' },
  INTERLEAVINGS: {
    meaning: 'Random interleavings of riders, shops and jobs that the test of dispatch tries.',
    fallback: '100',
  },
  OPERATOR_TOKEN: {
    meaning: 'Token of the operator of `node tools/operator.mjs rider`.',
    fallback: 'that of the demo operator, in a checkout outside of `prd`',
  },
  OPERATOR_URL: {
    meaning: 'Address of the service of `node tools/operator.mjs rider`.',
    fallback: '`http://127.0.0.1` with `PORT`',
  },
  SCREENSHOTS_DATA_DIR: { meaning: 'Data folder of `npm run screenshots`.', fallback: '.cache/screenshots' },
  SCREENSHOTS_PORT: { meaning: 'Port of the product in `npm run screenshots`.', fallback: '4124' },
}

/** Variables that one program sets for another. */
export const internalNotes: Readonly<Record<string, string>> = {
  AWS_EXECUTION_ENV: 'Set for the bundled Chromium, so that it unpacks its system libraries.',
  BUSINESS: 'Set by the test of a program of a stranger: the business that it orders for.',
  OWNER_EMAIL: 'Set by that test: email of the owner of the business.',
  OWNER_PASSWORD: 'Set by that test: password of the owner.',
  BECKON_PARENT_PIPE: 'Set by `npm start` for its child, which stops when its standard input closes.',
  CLOCK_SHIFT_SECONDS: 'Set by the fault tests: seconds by which the clock of a process differs.',
  BECKON_TEST_POSTGRES: 'Set by the set-up of the unit tests: address of their PostgreSQL.',
  BECKON_TEST_TEMPLATE: 'Set by the set-up of the unit tests: the migrated database that tests copy.',
  INIT_CWD: 'Set by npm: the folder in which a command was called.',
  PATH: 'Of the system; a test puts a program in front of it.',
  npm_lifecycle_event: 'Set by npm: whether npm started a program.',
}
