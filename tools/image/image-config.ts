import { APP, NODE, USER } from './layers.ts'

const node = `/${NODE}`
const PORT = 4000
/** Flags of every process: without them each one prints a warning, because Node strips the types. */
const FLAGS = ['--disable-warning=ExperimentalWarning']

export interface LayerDigest {
  readonly title: string
  /** Of the archive before it is compressed. */
  readonly diffId: string
}

/** The configuration of the image, by the image specification 1.1 of OCI with the health check of Docker. */
export const imageConfig = (layers: readonly LayerDigest[]) => ({
  architecture: 'amd64',
  os: 'linux',
  config: {
    User: `${USER}:${USER}`,
    WorkingDir: `/${APP}`,
    Env: [
      'NODE_ENV=production',
      'ENVIRONMENT=prd',
      'HOST=0.0.0.0',
      `PORT=${PORT}`,
      'DATA_DIR=/data',
      'HOME=/data',
      'PATH=/usr/local/bin',
    ],
    // Apart, so that an engine can run a tool of operators instead.
    Entrypoint: [node, ...FLAGS],
    Cmd: [`/${APP}/apps/server/src/main.ts`],
    ExposedPorts: { [`${PORT}/tcp`]: {} },
    Volumes: { '/data': {} },
    StopSignal: 'SIGTERM',
    Healthcheck: {
      Test: ['CMD', node, ...FLAGS, `/${APP}/apps/server/src/check-health.ts`],
      Interval: 10e9,
      Timeout: 5e9,
      StartPeriod: 120e9,
      Retries: 3,
    },
    Labels: { 'org.opencontainers.image.title': 'beckon' },
  },
  rootfs: { type: 'layers', diff_ids: layers.map(({ diffId }) => diffId) },
  history: layers.map(({ title }) => ({ created: '1970-01-01T00:00:00Z', created_by: title })),
})
