import { calls } from '@beckon/contract'
import { MARK, type Preview } from './preview.ts'

type Page = Window & typeof globalThis

/**
 * Returns the `fetch` of a page in a frame of the console. Requests carry the country that the operator chose. Texts, terms and
 * pictures come with what is not saved. Nothing that would change something reaches the service.
 */
export function previewFetch(
  page: Pick<Page, 'fetch' | 'Request' | 'Response'>,
  preview: Preview,
): Page['fetch'] {
  const real = page.fetch.bind(page)
  const json = (body: unknown, status = 200) => page.Response.json(body, { status })
  const failed = () => json({}, 503)
  const send = (request: Request) => real(request, { headers: headersOf(request, preview) })
  return async (input, init) => {
    const request = new page.Request(input, init)
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET') return failed()
    if (pathname === '/config.json') {
      const config = await objectOf(await send(request))
      return json({ ...config, pictures: { ...Object(config['pictures']), ...preview.pictures } })
    }
    if (pathname.startsWith('/texts/')) return json(withDraft(await objectOf(await send(request)), preview))
    if (preview.terms && pathname === calls.showTerms.path)
      return json({ result: { ...preview.terms, language: preview.locale } })
    return send(request)
  }
}

const objectOf = async (response: Response): Promise<Values> => Object(await response.json())

function headersOf({ headers }: Request, { country }: Preview): Headers {
  const sent = new Headers(headers)
  sent.set('x-country', country)
  sent.set('x-beckon-console', '1')
  return sent
}

type Values = Readonly<Record<string, unknown>>

/** The text that is not saved is between marks, which `watchDraft` finds. */
const withDraft = (texts: Values, { text }: Preview): Values =>
  text && text.key in texts ? { ...texts, [text.key]: MARK + text.text + MARK } : texts
