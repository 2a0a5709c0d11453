import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'គ្មានគោលដៅទទួល webhook នេះទេ។',
  'webhook.error.event': 'គ្មានព្រឹត្តិការណ៍នេះទេ ឬលែងរក្សាទុកហើយ។',
  'webhook.error.url': 'សូមបញ្ចូលអាសយដ្ឋាន https សាធារណៈ។',
  'webhook.error.limit': 'សូមលុបគោលដៅទទួលមួយសិន។ កម្រិតគឺ {limit}។',
  'webhook.error.off': 'សូមបើកគោលដៅទទួលសិន។',
  'mail.webhook.subject': 'បានបិទគោលដៅទទួល webhook',
  'mail.webhook.failing':
    'យើងបានបិទគោលដៅទទួល webhook {endpoint} នៅ {host} ព្រោះវាមិនទទួលព្រឹត្តិការណ៍ណាមួយក្នុងរយៈពេលប្រាំថ្ងៃ។',
  'mail.webhook.gone': 'យើងបានបិទគោលដៅទទួល webhook {endpoint} នៅ {host} ព្រោះវាឆ្លើយថាលែងមានហើយ (410)។',
  'mail.webhook.next': 'សូមបើកវិញពេលវាដំណើរការ។ អាចផ្ញើព្រឹត្តិការណ៍ដែលបរាជ័យម្ដងទៀត និងទាញយកព្រឹត្តិការណ៍ទាំងអស់ក្នុង 90 ថ្ងៃ។',
} as const satisfies AreaOf<typeof source>
