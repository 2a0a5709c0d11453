import { z } from 'zod'
import { baseUrl, numberFrom } from './values.ts'

/** `name=value` separated by commas, the values percent-encoded, as OpenTelemetry has it. */
const headerList = z
  .string()
  .regex(/^\s*[\w-]+=[^,]*(?:,\s*[\w-]+=[^,]*)*$/u, 'must be name=value, separated by commas')
  .refine((text) => !/%(?![\da-f]{2})/iu.test(text), { message: 'must be percent-encoded' })
  .transform((text) =>
    Object.fromEntries(
      text.split(',').map((pair) => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at).trim().toLowerCase(), decoded(pair.slice(at + 1).trim())]
      }),
    ),
  )
  .default({})

/** Latin 1, as headers are: any escape can be read. */
const decoded = (text: string): string =>
  text.replaceAll(/%([\da-f]{2})/giu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

/** The variables of tracing, by the names of OpenTelemetry. */
export const tracingValues = {
  /** Spans are sent there by OTLP over HTTP; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl,
  OTEL_EXPORTER_OTLP_HEADERS: headerList,
  OTEL_SERVICE_NAME: z.string().default('beckon'),
  /** Share of the traces that are kept. */
  OTEL_TRACES_SAMPLER_ARG: numberFrom(0, 1).default(1),
}

export interface TracingConfig {
  readonly collector: { readonly url: string; readonly headers: Readonly<Record<string, string>> }
  readonly serviceName: string
  /** From 0 to 1. */
  readonly share: number
}

type TracingVariables = z.output<z.ZodObject<typeof tracingValues>>

/** Undefined where nothing is traced. */
export function tracingOf(values: TracingVariables): TracingConfig | undefined {
  const url = values.OTEL_EXPORTER_OTLP_ENDPOINT
  if (url === undefined) return undefined
  return {
    collector: { url, headers: values.OTEL_EXPORTER_OTLP_HEADERS },
    serviceName: values.OTEL_SERVICE_NAME,
    share: values.OTEL_TRACES_SAMPLER_ARG,
  }
}
