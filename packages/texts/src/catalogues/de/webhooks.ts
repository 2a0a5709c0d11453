import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'Diesen Webhook-Endpunkt gibt es nicht.',
  'webhook.error.event': 'Dieses Ereignis gibt es nicht oder nicht mehr.',
  'webhook.error.url': 'Geben Sie eine öffentliche https-Adresse ein.',
  'webhook.error.limit': 'Löschen Sie zuerst einen Endpunkt. Erlaubt sind {limit}.',
  'webhook.error.off': 'Schalten Sie zuerst den Endpunkt ein.',
  'mail.webhook.subject': 'Webhook-Endpunkt ausgeschaltet',
  'mail.webhook.failing':
    'Wir haben den Webhook-Endpunkt {endpoint} bei {host} ausgeschaltet, weil er seit fünf Tagen kein Ereignis angenommen hat.',
  'mail.webhook.gone':
    'Wir haben den Webhook-Endpunkt {endpoint} bei {host} ausgeschaltet, weil er mit 410 geantwortet hat: Es gibt ihn nicht mehr.',
  'mail.webhook.next':
    'Schalten Sie ihn wieder ein, sobald er geht. Fehlgeschlagene Ereignisse können erneut gesendet und alle aus 90 Tagen abgerufen werden.',
} as const satisfies AreaOf<typeof source>
