import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'Tätä webhook-vastaanottajaa ei ole.',
  'webhook.error.event': 'Tapahtumaa ei ole, tai sitä ei enää säilytetä.',
  'webhook.error.url': 'Anna julkinen https-osoite.',
  'webhook.error.limit': 'Poista ensin jokin vastaanottaja. Enimmäismäärä on {limit}.',
  'webhook.error.off': 'Ota vastaanottaja ensin käyttöön.',
  'mail.webhook.subject': 'Webhook-vastaanottaja poistettu käytöstä',
  'mail.webhook.failing':
    'Poistimme käytöstä webhook-vastaanottajan {endpoint} palvelimella {host}, koska se ei ole viiteen päivään ottanut vastaan tapahtumia.',
  'mail.webhook.gone':
    'Poistimme käytöstä webhook-vastaanottajan {endpoint} palvelimella {host}, koska se vastasi, ettei sitä enää ole (410).',
  'mail.webhook.next':
    'Ota se käyttöön, kun se toimii. Epäonnistuneet tapahtumat voi lähettää uudelleen, ja 90 päivän tapahtumat voi hakea.',
} as const satisfies AreaOf<typeof source>
