import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': '您收到这则讯息，是因为这个联络方式用于 {sender}。',
  'mail.confirm.subject': '确认您的 {sender} 账户',
  'mail.confirm.text': '欢迎使用 {sender}。请确认这是您的电邮地址，之后就能登录并呼叫第一位骑手。',
  'mail.confirm.validity':
    '链接有效 {hours} 小时，只能使用一次。如果您没有创建这个账户，请不必理会这则讯息。',
  'mail.confirm.action': '确认账户',
  'mail.reset.subject': '您的 {sender} 新密码验证码',
  'mail.reset.text': '请在您申请新密码的页面输入这组验证码。',
  'mail.reset.validity':
    '有效时间 {minutes} 分钟。我们绝不会在电话中询问验证码。如果您没有要求验证码，请不必理会这则讯息，您的密码不会改变。',
  'mail.changed.subject': '您的 {sender} 密码已更改',
  'mail.changed.text': '您账户的密码已于 {at} 更改，其他设备都已登出。',
  'mail.changed.not-you': '如果不是您本人，请立刻从“忘记密码？”设置新密码。',
  'mail.invited.subject': '邀请您加入 {vendor}',
  'mail.invited.text': '{by} 邀请您使用 {sender}，为 {vendor} 呼叫并追踪骑手。',
  'mail.invited.validity': '邀请有效 {days} 天。如果您没有预期收到邀请，请不必理会这则讯息。',
  'mail.invited.action': '接受邀请',
  'mail.rider-invited.subject': '成为 {sender} 骑手',
  'mail.rider-invited.text': '请用手机打开这个链接，开始为 {sender} 送货。',
  'mail.rider-invited.validity': '链接有效 {hours} 小时，只能使用一次。',
  'mail.rider-invited.action': '开始送货',
  'mail.rider-code.subject': '您的 {sender} 登录验证码',
  'mail.rider-code.text': '请输入这组验证码，以骑手身份登录。',
  'mail.rider-code.validity':
    '验证码有效 {minutes} 分钟。我们绝不会在电话中询问验证码。如果您没有要求验证码，请不必理会这则讯息。',
  'mail.payment.subject': '您在 {sender} 的付款',
  'mail.payment.paid': '银行已支付订单 {order}，订单已建立。',
  'mail.payment.unpaid': '银行没有支付订单 {order}，没有扣款。您重新付款后才会有骑手上门。',
  'mail.payment.paid-back': '订单 {order} 结束后银行才付款，款项会退回您的卡。',
  'mail.removed.subject': '您已不能管理 {vendor}',
  'mail.removed.text': '{vendor} 的负责人已结束您的使用权限。',
} as const satisfies AreaOf<typeof source>
