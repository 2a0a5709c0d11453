import type { AreaOf } from '../../area.ts'
import type { frame as source } from '../en/frame.ts'

export const frame = {
  'maintenance.planned-title': '{brand} wird gerade gewartet',
  'maintenance.planned-text': 'Das war geplant und dauert nicht lange.',
  'maintenance.unplanned-title': '{brand} ist gerade nicht verfügbar',
  'maintenance.unplanned-text': 'Etwas funktioniert nicht, wie es soll. Wir kümmern uns darum.',
  'maintenance.kept':
    'Ihre angefangene Anforderung ist gespeichert. Aufträge, die unterwegs sind, laufen weiter, und diese Seite bringt Sie von selbst zurück.',
  'bulk.title': 'Sammelauftrag',
  'bulk.lead': 'Verschicken Sie viele Sendungen auf einmal aus einer Tabelle.',
  'bulk.disabled-title': 'Sammelaufträge sind hier nicht eingeschaltet',
  'bulk.disabled-text':
    'Bitten Sie Ihre Kundenbetreuung, sie einzuschalten. Bis dahin können Sie Kuriere einzeln anfordern.',
  'bulk.how': 'So geht es',
  'bulk.step-1': 'Füllen Sie die Tabelle aus: eine Zeile für jede Sendung.',
  'bulk.step-2': 'Laden Sie sie hoch. Jede Zeile wird geprüft, beauftragt wird noch nichts.',
  'bulk.step-3': 'Sehen Sie zu jeder Zeile das Ergebnis und die Gebühr, und daneben, was nicht stimmt.',
  'bulk.step-4': 'Bestätigen Sie. Erst dann werden Kuriere gefragt.',
  'bulk.step-5': 'Verfolgen Sie alle in der Sendungsverfolgung.',
  'bulk.rules': 'Die Datei',
  'bulk.rule-format': 'Eine Excel-Arbeitsmappe (XLSX)',
  'bulk.rule-size': 'Nicht größer als {size}',
  'bulk.rule-vendor': 'Alle Sendungen werden bei {name} abgeholt',
  'bulk.jobs': 'Ihre Uploads',
  'bulk.no-jobs': 'Noch keine Uploads',
  'bulk.no-jobs-text': 'Was {name} hochlädt, steht hier mit seinem Ergebnis.',
  'bulk.job-unknown': 'Diesen Upload haben wir nicht gefunden',
  'prohibited.title': 'Was Kuriere nicht befördern',
  'prohibited.lead':
    'Kuriere von {brand} in {country} dürfen eine Sendung ablehnen, die etwas davon enthält.',
  'prohibited.value': 'Alles, was mehr als {amount} wert ist',
  'prohibited.weight': 'Alles, was schwerer als {weight} ist',
  'prohibited.letters': 'Briefe und andere schriftliche Mitteilungen unter {weight}',
  'prohibited.limits': 'Grenzen',
  'prohibited.items': 'Gegenstände',
  'prohibited.money': 'Bargeld, Münzen, Bankkarten, Aktien und andere Wertpapiere',
  'prohibited.jewels': 'Schmuck, Uhren, Edelmetalle und Edelsteine',
  'prohibited.papers': 'Pässe, Ausweise und andere unersetzliche Papiere',
  'prohibited.drugs': 'Illegale Drogen und verschreibungspflichtige Arzneimittel',
  'prohibited.weapons': 'Waffen, Munition und was danach aussieht',
  'prohibited.danger': 'Brennbares, Explosives, Giftiges oder Radioaktives und Gas unter Druck',
  'prohibited.living':
    'Menschen, lebende Tiere sowie menschliche und tierische Überreste, die keine Lebensmittel sind',
  'prohibited.age': 'Alkohol und Tabak, wo das Gesetz für die Lieferung eine Erlaubnis verlangt',
  'prohibited.stolen': 'Gestohlene oder gefälschte Ware',
  'prohibited.spoils': 'Was zerbricht oder ausläuft, weil es nicht gut genug verpackt ist',
  'prohibited.law': 'Alles andere, was nach dem Recht von {country} nicht befördert werden darf',
  'terms.title': 'Allgemeine Geschäftsbedingungen',
  'terms.lead': 'Zwischen Ihnen und {brand}, für Lieferungen in {country}.',
  'terms.service-title': 'Was wir tun',
  'terms.service-text':
    '{brand} findet einen Kurier, der eine Sendung an Ihrem Abholort abholt und an die von Ihnen genannte Adresse liefert. Ankunftszeiten sind Schätzungen.',
  'terms.orders-title': 'Ihre Aufträge',
  'terms.orders-text':
    'Sie nennen eine vollständige Adresse und eine Telefonnummer, unter der der Kunde erreichbar ist. Ein Auftrag gilt, sobald Sie ihn abgeschickt haben; Sie können ihn stornieren, bis ein Kurier ihn angenommen hat.',
  'terms.fees-title': 'Gebühren',
  'terms.fees-text':
    'Die Liefergebühr wird in {currency} angezeigt, bevor Sie abschicken. Ändert sie sich vorher, fragen wir Sie noch einmal. Zusätzliche Kosten, etwa für einen weiteren Zustellversuch oder eine Rücklieferung, sehen Sie, wenn wir Sie fragen, was geschehen soll.',
  'terms.parcels-title': 'Sendungen',
  'terms.parcels-text':
    'Verpacken Sie Sendungen so, dass sie die Fahrt überstehen. Manches wird nicht befördert: siehe die Liste dessen, was Kuriere nicht befördern. Ein Kurier darf eine solche Sendung ablehnen.',
  'terms.delivery-title': 'Lieferung',
  'terms.delivery-text':
    'Kann eine Sendung nicht übergeben werden, fragen wir Sie, was geschehen soll. Antworten Sie nicht rechtzeitig, bringt der Kurier sie zum Abholort zurück. Die Liefergebühr ist trotzdem fällig, und die angezeigten Kosten der Rücklieferung kommen hinzu, es sei denn, die Lieferung ist durch unsere Schuld gescheitert.',
  'terms.liability-title': 'Wenn etwas schiefgeht',
  'terms.liability-text':
    'Sagen Sie es uns innerhalb von sieben Tagen nach der Lieferung. Wir haften für Sendungen nach dem Recht von {country}.',
  'terms.data-title': 'Personenbezogene Daten',
  'terms.data-text':
    'Wir verwenden Namen, Telefonnummern und Adressen, um Ihre Sendungen zu liefern, Ihren Verlauf und Ihr Adressbuch zu führen und Ihre Fragen zu beantworten. Geben Sie uns nur Daten, die Sie weitergeben dürfen.',
  'terms.account-title': 'Ihr Konto',
  'terms.account-text':
    'Behalten Sie Ihr Passwort für sich. Wer sich damit anmeldet, erteilt Aufträge in Ihrem Namen, bis Sie es uns sagen.',
  'terms.changes-title': 'Änderungen',
  'terms.changes-text': 'Wenn sich diese Bedingungen ändern, erfahren Sie es, bevor die neuen gelten.',
  'terms.prohibited-link': 'Was Kuriere nicht befördern',
} as const satisfies AreaOf<typeof source>
