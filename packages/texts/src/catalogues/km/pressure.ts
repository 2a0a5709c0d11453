import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': 'ការដឹកនៅទីនេះយូរជាងមុនប្រហែល {duration} រហូតដល់ {time}។',
  'pressure.paused': 'អ្នកដឹកមិនទទួលកុម្ម៉ង់ថ្មីនៅទីនេះ រហូតដល់ {time}។',
  'pressure.zone-closed': 'អ្នកដឹកមកយកនៅទីនេះពី {from} ដល់ {to}។',
  'pressure.radius': 'អ្នកដឹកនៅទីនេះដឹកបានត្រឹម {distance} រហូតដល់ {time}។',
  'pressure.full': 'អ្នកដឹកទាំងអស់នៅទីនេះរវល់។ សូមព្យាយាមម្តងទៀតពីរបីនាទីទៀត ឬក្រោយ {time}។',
  'pressure.surcharge': 'មានថ្លៃបន្ថែម {amount} នៅទីនេះ រហូតដល់ {time}។',
  'request.fee-surcharge': 'ថ្លៃបន្ថែមពេលមានកុម្ម៉ង់ច្រើន',
  'bulk.problem.paused': 'ឥឡូវអ្នកដឹកមិនទទួលកុម្ម៉ង់ថ្មីនៅកន្លែងយកនេះទេ',
  'bulk.problem.zone-closed': 'អ្នកដឹកមិនមកយកនៅទីនេះក្នុងម៉ោងនេះទេ',
  'bulk.problem.radius': 'ឆ្ងាយពេក ពេលមានអ្នកដឹកទំនេរតិច',
  'bulk.problem.full': 'អ្នកដឹកទាំងអស់នៅទីនេះរវល់។ ព្យាយាមម្តងទៀតពីរបីនាទីទៀត។',
  'error.measure-not-found': 'គ្មានវិធានការនេះទេ ឬវាបានចប់ហើយ។',
  'error.measure-invalid': 'សូមពិនិត្យតម្លៃ និងពេលវេលានៃវិធានការ។',
} as const satisfies AreaOf<typeof source>
