import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.title': 'Datenschutzhinweise',
  'privacy.lead': 'Was {brand} über Sie und Ihre Kunden in {country} speichert, warum und wie lange.',
  'privacy.what-title': 'Was wir speichern',
  'privacy.what-text':
    'Von einem Geschäft: Name, Adressen und Telefonnummer, wer sich anmelden darf und auf welchen Geräten. Von einer Lieferung: Name, Telefonnummer und Adresse des Kunden, was in der Sendung ist, wo der Kurier unterwegs war, Nachrichten, Bewertungen und den Nachweis der Übergabe.',
  'privacy.why-title': 'Warum',
  'privacy.why-text':
    'Um die Sendung zu bringen, Ihnen und Ihrem Kunden zu zeigen, wo sie ist, auszurechnen, was zu zahlen ist, und zu antworten, wenn etwas schiefging. Nicht für Werbung, und verkauft wird es nicht.',
  'privacy.who-title': 'Wer es sieht',
  'privacy.who-text':
    'Der Kurier sieht, was er für die Fahrt braucht, solange sie dauert. Ihr Kunde sieht den Auftrag über den Link, den Sie teilen. Wer die Auftragsnummer kennt, sieht Status und Zeiten, aber keine Namen und Adressen. Andere Geschäfte sehen nichts von Ihnen. Kartennummern gehen an den Zahlungsdienst und nie an uns.',
  'privacy.long-title': 'Wie lange',
  'privacy.long-text':
    'Aufträge und die Zahlungen dazu werden so lange aufbewahrt, wie das Recht von {country} es für die Buchführung verlangt. Fotos und der Weg des Kuriers werden nach {photo_days} Tagen gelöscht, Nachrichten nach {message_days} Tagen und Verbindungsdaten von Anrufen nach {call_days} Tagen. Einträge über abgelehnte Anmeldungen und Registrierungen werden nach 30 Tagen gelöscht und enthalten nichts von dem, was Sie eingegeben haben.',
  'privacy.browser-title': 'In Ihrem Browser',
  'privacy.browser-text':
    'Wir speichern Ihre Anmeldung, Ihre Einstellungen, Ihre letzten Suchen und angefangene Anforderungen, damit beim Neuladen nichts verloren geht. Wir folgen Ihnen nicht auf andere Websites. Beim Abmelden wird all das gelöscht, außer Ihrer Sprache und Ihren Anzeigeeinstellungen.',
  'privacy.rights-title': 'Was Sie verlangen können',
  'privacy.rights-text':
    'Sie können sehen, was wir über Sie speichern, es berichtigen lassen, löschen lassen, wo kein Gesetz es festhält, und es mitnehmen: Ihr Verlauf lässt sich jederzeit exportieren. Wenden Sie sich an Ihre Kundenbetreuung oder an die Datenschutzbehörde von {country}.',
  'terms.version': 'Fassung vom {date}',
  'terms.read': 'Bedingungen lesen',
  'terms.changed': 'Bitte lesen Sie unsere Bedingungen',
  'terms.changed-text':
    'Sie gelten ab {date}. Bitte lesen Sie sie und sagen Sie, dass Sie einverstanden sind.',
  'terms.agree': 'Ich bin einverstanden',
  'terms.agreed': 'Vielen Dank. Ihr Einverständnis ist festgehalten.',
  'terms.not-loaded': 'Die Bedingungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  'terms.not-saved': 'Ihre Zustimmung konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
} as const satisfies AreaOf<typeof source>
