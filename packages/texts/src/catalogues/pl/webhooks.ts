import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'Ten punkt odbioru zdarzeń nie istnieje.',
  'webhook.error.event': 'To zdarzenie nie istnieje lub już go nie ma.',
  'webhook.error.url': 'Podaj publiczny adres https.',
  'webhook.error.limit': 'Najpierw usuń punkt odbioru zdarzeń. Limit to {limit}.',
  'webhook.error.off': 'Najpierw włącz punkt odbioru zdarzeń.',
  'mail.webhook.subject': 'Punkt odbioru zdarzeń wyłączony',
  'mail.webhook.failing':
    'Wyłączyliśmy punkt odbioru zdarzeń {endpoint} na {host}, bo od pięciu dni nie przyjął żadnego zdarzenia.',
  'mail.webhook.gone':
    'Wyłączyliśmy punkt odbioru zdarzeń {endpoint} na {host}, bo odpowiedział, że już go nie ma (410).',
  'mail.webhook.next':
    'Włącz go ponownie, gdy zadziała. Nieudane zdarzenia można wysłać jeszcze raz, a wszystkie z 90 dni pobrać.',
} as const satisfies AreaOf<typeof source>
