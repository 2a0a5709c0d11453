import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': '您收到這則訊息，是因為這個聯絡方式用於 {sender}。',
  'mail.confirm.subject': '確認您的 {sender} 帳戶',
  'mail.confirm.text': '歡迎使用 {sender}。請確認這是您的電郵地址，之後就能登入並呼叫第一位騎手。',
  'mail.confirm.validity':
    '連結有效 {hours} 小時，只能使用一次。如果您沒有建立這個帳戶，請不用理會這則訊息。',
  'mail.confirm.action': '確認帳戶',
  'mail.reset.subject': '您的 {sender} 新密碼驗證碼',
  'mail.reset.text': '請在您申請新密碼的頁面輸入這組驗證碼。',
  'mail.reset.validity':
    '有效時間 {minutes} 分鐘。我們絕不會在電話中詢問驗證碼。如果您沒有要求驗證碼，請不用理會這則訊息，您的密碼不會改變。',
  'mail.changed.subject': '您的 {sender} 密碼已變更',
  'mail.changed.text': '您帳戶的密碼已於 {at} 變更，其他裝置都已登出。',
  'mail.changed.not-you': '如果不是您本人，請立刻從「忘記密碼？」設定新密碼。',
  'mail.invited.subject': '邀請您加入 {vendor}',
  'mail.invited.text': '{by} 邀請您使用 {sender}，為 {vendor} 呼叫並追蹤騎手。',
  'mail.invited.validity': '邀請有效 {days} 天。如果您沒有預期收到邀請，請不用理會這則訊息。',
  'mail.invited.action': '接受邀請',
  'mail.rider-invited.subject': '成為 {sender} 騎手',
  'mail.rider-invited.text': '請用手機開啟這個連結，開始為 {sender} 送件。',
  'mail.rider-invited.action': '開始送件',
  'mail.rider-code.text': '請輸入這組驗證碼，以騎手身分登入。',
  'mail.rider-code.validity':
    '驗證碼有效 {minutes} 分鐘。我們絕不會在電話中詢問驗證碼。如果您沒有要求驗證碼，請不用理會這則訊息。',
  'mail.payment.subject': '您在 {sender} 的付款',
  'mail.payment.paid': '銀行已支付訂單 {order}，訂單已建立。',
  'mail.payment.unpaid': '銀行沒有支付訂單 {order}，沒有扣款。您重新付款後才會有騎手上門。',
  'mail.payment.paid-back': '訂單 {order} 結束後銀行才付款，款項會退回您的卡。',
  'mail.removed.subject': '您已不能管理 {vendor}',
  'mail.removed.text': '{vendor} 的負責人已結束您的使用權限。',
  'mail.rider-document.expiring_other': '{document}：{count} 天後到期，請上載新的證件。',
  'mail.tracking.text': '在這裏追蹤 {shop} 寄給您的包裹。',
} as const satisfies AreaOf<typeof source>
