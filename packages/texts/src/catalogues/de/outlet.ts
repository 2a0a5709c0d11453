import type { AreaOf } from '../../area.ts'
import type { outlet as source } from '../en/outlet.ts'

export const outlet = {
  'outlet.error.closed': 'Abholorte lassen sich hier im Moment nicht ändern.',
  'outlet.error.invalid': 'Bitte prüfen Sie die Angaben zu diesem Abholort.',
  'outlet.error.locked':
    'Dieser Abholort wird in einem anderen System gepflegt und lässt sich hier nicht ändern.',
  'outlet.fault.parent-missing': 'Bitte wählen Sie die Hauptfiliale',
  'outlet.fault.id-missing': 'Bitte geben Sie die Kennung des Abholorts ein',
  'outlet.fault.label-missing': 'Bitte geben Sie die Bezeichnung ein',
  'outlet.fault.phone-missing': 'Bitte geben Sie die Telefonnummer ein',
  'outlet.fault.address-missing': 'Bitte wählen Sie die Abholadresse',
  'outlet.fault.email-invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'outlet.fault.email-twice': 'Diese Person steht bereits in der Liste',
  'outlet.error.opening': 'Es dauert einige Minuten, bis Sie für diesen Abholort Kuriere anfordern können.',
  'outlet.fault.fixed': 'Das lässt sich nicht mehr ändern.',
  'outlet.add-title': 'Abholort hinzufügen',
  'outlet.created':
    'Der Abholort wurde gespeichert. Es dauert einige Minuten, bis Sie dafür Kuriere anfordern können.',
  'outlet.parent': 'Hauptfiliale',
  'outlet.parent-placeholder': 'Hauptfiliale wählen',
  'outlet.parent-only': 'Er wird zu {name} gehören.',
  'outlet.parent-fixed': 'Ein Abholort bleibt bei seiner Hauptfiliale.',
  'outlet.id': 'Kennung des Abholorts',
  'outlet.id-hint': 'Ihr eigener Code dafür, zum Beispiel OST-1.',
  'outlet.id-fixed': 'Die Kennung bleibt: Frühere Aufträge sind unter ihr abgelegt.',
  'outlet.label': 'Bezeichnung',
  'outlet.label-hint': 'Der Name, den Sie und die Kuriere sehen.',
  'outlet.phone': 'Telefonnummer',
  'outlet.phone-hint':
    'Diese Nummer rufen Kuriere an, wenn sie vor der Tür stehen. {prefix} wird vorangestellt; für ein anderes Land beginnen Sie mit +.',
  'outlet.address': 'Abholadresse',
  'outlet.pin': 'Markierung des Abholorts',
  'outlet.pin-hint':
    'Ziehen Sie die Markierung zur Tür, oder wählen Sie sie aus und nutzen Sie die Pfeiltasten, mit der Umschalttaste in größeren Schritten.',
  'outlet.pin-unnamed':
    'Dort kennen wir keine Adresse. Die Markierung wurde verschoben; die Adresse ist noch die von vorher.',
  'outlet.pin-renamed': 'Die Adresse ist jetzt {address}.',
  'outlet.pin-keep': '{address} behalten',
  'outlet.notes-nearly-full': 'Diese Hinweise sind fast zu lang.',
  'outlet.owners': 'Inhaber',
  'outlet.owners-hint':
    'Sie werden per E-Mail eingeladen und können hier Kuriere anfordern. Inhaber der Hauptfiliale können es schon.',
  'outlet.owner': 'E-Mail-Adresse von Inhaber {number}',
  'outlet.owner-placeholder': 'name@example.com',
  'outlet.owner-add': 'Weiteren Inhaber hinzufügen',
  'outlet.owner-remove': 'Inhaber {number} entfernen',
  'outlet.discard-title': 'Eingaben verwerfen?',
  'outlet.discard-text': 'Was Sie für diesen Abholort eingegeben haben, ist nicht gespeichert.',
  'outlet.discard': 'Verwerfen',
  'outlet.keep': 'Weiter bearbeiten',
  'outlet.pending': 'In wenigen Minuten verfügbar',
  'outlet.pending-title': '{name} ist fast bereit',
  'outlet.pending-until': 'Erwartet um {time}; diese Seite geht von selbst weiter.',
} as const satisfies AreaOf<typeof source>
