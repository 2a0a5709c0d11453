import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'Tento koncový bod webhooku neexistuje.',
  'webhook.error.event': 'Tato událost neexistuje nebo se už neuchovává.',
  'webhook.error.url': 'Zadejte veřejnou adresu https.',
  'webhook.error.limit': 'Nejprve některý koncový bod smažte. Limit je {limit}.',
  'webhook.error.off': 'Nejprve koncový bod zapněte.',
  'mail.webhook.subject': 'Koncový bod webhooku byl vypnut',
  'mail.webhook.failing':
    'Vypnuli jsme koncový bod webhooku {endpoint} na {host}, protože pět dní nepřijal žádnou událost.',
  'mail.webhook.gone':
    'Vypnuli jsme koncový bod webhooku {endpoint} na {host}, protože odpověděl, že už neexistuje (410).',
  'mail.webhook.next':
    'Zapněte ho znovu, až bude fungovat. Neúspěšné události lze poslat znovu a všechny za 90 dní stáhnout.',
} as const satisfies AreaOf<typeof source>
