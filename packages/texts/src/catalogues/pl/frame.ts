import type { AreaOf } from '../../area.ts'
import type { frame as source } from '../en/frame.ts'

export const frame = {
  'maintenance.planned-title': 'W {brand} trwa przerwa techniczna',
  'maintenance.planned-text': 'To było zaplanowane i nie potrwa długo.',
  'maintenance.unplanned-title': 'Usługa {brand} jest teraz niedostępna',
  'maintenance.unplanned-text': 'Coś nie działa, jak powinno. Pracujemy nad tym.',
  'maintenance.kept':
    'Niedokończone zamówienie jest zapisane. Zlecenia w drodze są realizowane, a ta strona sama przeniesie Cię z powrotem.',
  'bulk.title': 'Zlecenie zbiorcze',
  'bulk.lead': 'Wyślij wiele przesyłek naraz z arkusza.',
  'bulk.disabled-title': 'Zlecenia zbiorcze nie są tu włączone',
  'bulk.disabled-text':
    'Poproś opiekuna klienta o ich włączenie. Do tego czasu możesz zamawiać kurierów pojedynczo.',
  'bulk.how': 'Jak to działa',
  'bulk.step-1': 'Wypełnij arkusz: jeden wiersz na przesyłkę.',
  'bulk.step-2': 'Prześlij go. Każdy wiersz zostanie sprawdzony, nic nie jest jeszcze zlecane.',
  'bulk.step-3': 'Zobacz wynik i opłatę dla każdego wiersza, a obok to, co się nie zgadza.',
  'bulk.step-4': 'Potwierdź. Dopiero wtedy pytamy kurierów.',
  'bulk.step-5': 'Śledź wszystkie w śledzeniu zleceń.',
  'bulk.rules': 'Plik',
  'bulk.rule-format': 'Skoroszyt programu Excel (XLSX)',
  'bulk.rule-size': 'Nie większy niż {size}',
  'bulk.rule-vendor': 'Wszystkie przesyłki są odbierane w: {name}',
  'bulk.jobs': 'Twoje pliki',
  'bulk.no-jobs': 'Nie ma jeszcze plików',
  'bulk.no-jobs-text': 'Pliki przesłane przez {name} są tu wymienione wraz z wynikiem.',
  'bulk.job-unknown': 'Nie znaleźliśmy tego pliku',
  'prohibited.title': 'Czego kurierzy nie przewożą',
  'prohibited.lead':
    'Kurierzy {brand} w kraju {country} mogą odmówić przyjęcia przesyłki, która zawiera coś z tej listy.',
  'prohibited.value': 'Wszystko o wartości powyżej {amount}',
  'prohibited.weight': 'Wszystko cięższe niż {weight}',
  'prohibited.letters': 'Listy i inne pisemne wiadomości lżejsze niż {weight}',
  'prohibited.limits': 'Limity',
  'prohibited.items': 'Przedmioty',
  'prohibited.money': 'Gotówka, monety, karty bankowe, akcje i inne papiery wartościowe',
  'prohibited.jewels': 'Biżuteria, zegarki, metale i kamienie szlachetne',
  'prohibited.papers': 'Paszporty, dowody osobiste i inne dokumenty, których nie da się zastąpić',
  'prohibited.drugs': 'Narkotyki oraz leki na receptę',
  'prohibited.weapons': 'Broń, amunicja i to, co je przypomina',
  'prohibited.danger':
    'Substancje łatwopalne, wybuchowe, trujące lub promieniotwórcze oraz gazy pod ciśnieniem',
  'prohibited.living': 'Ludzie, żywe zwierzęta oraz szczątki ludzkie i zwierzęce inne niż żywność',
  'prohibited.age': 'Alkohol i tytoń tam, gdzie prawo wymaga zezwolenia na ich dostawę',
  'prohibited.stolen': 'Towary kradzione lub podrobione',
  'prohibited.spoils': 'To, co się stłucze lub wycieknie, bo nie jest dobrze zapakowane',
  'prohibited.law': 'Wszystko inne, czego przewozu zabrania prawo kraju {country}',
  'terms.title': 'Regulamin',
  'terms.lead': 'Między Tobą a {brand}, dla dostaw w kraju {country}.',
  'terms.service-title': 'Co robimy',
  'terms.service-text':
    '{brand} znajduje kuriera, który odbiera przesyłkę z Twojego miejsca odbioru i dostarcza ją pod podany adres. Godziny przyjazdu są szacunkowe.',
  'terms.orders-title': 'Twoje zlecenia',
  'terms.orders-text':
    'Podajesz pełny adres i numer telefonu, pod którym można się skontaktować z klientem. Zlecenie obowiązuje od chwili wysłania; możesz je anulować, dopóki kurier go nie przyjmie.',
  'terms.fees-title': 'Opłaty',
  'terms.fees-text':
    'Opłata za dostawę jest podana w {currency} przed wysłaniem zlecenia. Jeśli wcześniej się zmieni, zapytamy ponownie. Dodatkowe opłaty, na przykład za kolejną próbę doręczenia lub zwrot przesyłki, pokazujemy, gdy pytamy, co zrobić.',
  'terms.parcels-title': 'Przesyłki',
  'terms.parcels-text':
    'Pakuj przesyłki tak, aby przetrwały drogę. Niektórych rzeczy nie przewozimy: zobacz listę tego, czego kurierzy nie przewożą. Kurier może odmówić przyjęcia takiej przesyłki.',
  'terms.delivery-title': 'Dostawa',
  'terms.delivery-text':
    'Jeśli przesyłki nie można przekazać, pytamy, co zrobić. Bez odpowiedzi na czas kurier odwozi ją do miejsca odbioru. Opłata za dostawę jest mimo to należna i dolicza się pokazaną opłatę za zwrot przesyłki, chyba że dostawa nie udała się z naszej winy.',
  'terms.liability-title': 'Gdy coś pójdzie nie tak',
  'terms.liability-text':
    'Powiedz nam o tym w ciągu siedmiu dni od dostawy. Za przesyłki odpowiadamy zgodnie z prawem kraju {country}.',
  'terms.data-title': 'Dane osobowe',
  'terms.data-text':
    'Nazwiska, numery telefonów i adresy służą do dostarczania przesyłek, prowadzenia historii zleceń i książki adresowej oraz odpowiedzi na pytania. Podawaj nam tylko dane, które wolno Ci podać.',
  'terms.account-title': 'Twoje konto',
  'terms.account-text':
    'Nie ujawniaj hasła. Kto się nim zaloguje, zleca w Twoim imieniu, dopóki nas nie powiadomisz.',
  'terms.changes-title': 'Zmiany',
  'terms.changes-text': 'O zmianie regulaminu dowiesz się, zanim nowy zacznie obowiązywać.',
  'terms.prohibited-link': 'Czego kurierzy nie przewożą',
} as const satisfies AreaOf<typeof source>
