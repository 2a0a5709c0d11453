import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.title': 'Datenschutzhinweise',
  'privacy.lead': 'Was {brand} über Sie und Ihre Kunden in {country} speichert, warum und wie lange.',
  'privacy.what-title': 'Was wir speichern',
  'privacy.what-text':
    'Von einem Geschäft: Name, Adressen, Telefonnummer und wer sich anmelden darf. Von einer Lieferung: Name, Telefonnummer und Adresse des Kunden, was in der Sendung ist, wo der Kurier unterwegs war, und den Nachweis der Übergabe.',
  'privacy.why-title': 'Warum',
  'privacy.why-text':
    'Um die Sendung zu bringen, Ihnen und Ihrem Kunden zu zeigen, wo sie ist, auszurechnen, was zu zahlen ist, und zu antworten, wenn etwas schiefging. Nicht für Werbung, und verkauft wird es nicht.',
  'privacy.who-title': 'Wer es sieht',
  'privacy.who-text':
    'Der Kurier sieht, was er für die Fahrt braucht, solange sie dauert. Ihr Kunde sieht den Auftrag über den Link, den Sie teilen. Andere Geschäfte sehen nichts von Ihnen. Kartennummern gehen an den Zahlungsdienst und nie an uns.',
  'privacy.long-title': 'Wie lange',
  'privacy.long-text':
    'Aufträge und die Zahlungen dazu werden so lange aufbewahrt, wie das Recht von {country} es für die Buchführung verlangt. Fotos, Nachrichten und Telefonverbindungen werden nach der Zeit gelöscht, die das Portal daneben nennt. Was Sie in ein abgelehntes Formular eingegeben haben, wird innerhalb von 30 Tagen gelöscht.',
  'privacy.browser-title': 'In Ihrem Browser',
  'privacy.browser-text':
    'Wir speichern, dass Sie angemeldet sind, Ihre Sprache und was Sie halb geschrieben haben, damit beim Neuladen nichts verloren geht. Nichts folgt Ihnen auf andere Seiten. Beim Abmelden wird es gelöscht.',
  'privacy.rights-title': 'Was Sie verlangen können',
  'privacy.rights-text':
    'Sie können sehen, was wir über Sie speichern, es berichtigen lassen, löschen lassen, wo kein Gesetz es festhält, und es mitnehmen: Ihr Verlauf lässt sich jederzeit exportieren. Wenden Sie sich an Ihre Kundenbetreuung oder an die Datenschutzbehörde von {country}.',
  'terms.version': 'Fassung vom {date}',
  'terms.read': 'Bedingungen lesen',
  'terms.changed': 'Unsere Bedingungen haben sich geändert',
  'terms.changed-text':
    'Sie gelten ab {date}. Bitte lesen Sie sie und sagen Sie, dass Sie einverstanden sind.',
  'terms.agree': 'Ich bin einverstanden',
  'terms.agreed': 'Vielen Dank. Ihr Einverständnis ist festgehalten.',
  'terms.not-loaded': 'Die Bedingungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
} as const satisfies AreaOf<typeof source>
