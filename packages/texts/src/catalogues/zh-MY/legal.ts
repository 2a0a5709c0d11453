import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.title': '隐私声明',
  'privacy.lead': '{brand} 在{country}保存您和您的顾客的哪些资料、为什么、保存多久。',
  'privacy.what-title': '我们保存的资料',
  'privacy.what-text':
    '商家：名称、地址、电话、可以登录的人，以及登录的设备。配送：顾客的姓名、电话和地址、包裹内容、骑手途中的位置、讯息、评分，以及交付证明。',
  'privacy.why-title': '原因',
  'privacy.why-text':
    '为了送达包裹、让您和顾客知道包裹在哪里、计算应付金额，并在出问题时处理。不用于广告，也不会出售。',
  'privacy.who-title': '谁看得到',
  'privacy.who-text':
    '骑手只在配送期间看到所需的资料。顾客通过您分享的链接看到订单。知道订单编号的人可以看到状态和时间，但看不到姓名和地址。其他商家看不到您的资料。卡号直接发送到付款服务商，不会经过我们。',
  'privacy.long-title': '保存多久',
  'privacy.long-text':
    '订单与款项按{country}法律规定的账簿保存期限保存。照片和骑手的路线在 {photo_days} 天后删除，讯息在 {message_days} 天后删除，通话记录在 {call_days} 天后删除。被拒绝的登录与注册记录在 30 天后删除，且不含您输入的内容。',
  'privacy.browser-title': '在您的浏览器里',
  'privacy.browser-text':
    '我们会保存您的登录状态、设置、最近的搜索和未完成的呼叫，重新加载也不会丢失。不会追踪您到其他网站。登出后，除了语言和显示设置，其他都会清除。',
  'privacy.rights-title': '您可以要求的事',
  'privacy.rights-text':
    '您可以查看我们保存的资料、要求更正、在法律未要求保存时要求删除，也可以带走：历史记录随时可以导出。请联络您的客户经理或{country}的个人资料保护专员。',
  'terms.version': '{date} 版',
  'terms.read': '阅读条款',
  'terms.changed': '请阅读我们的条款',
  'terms.changed-text': '自 {date} 起生效，请阅读并表示同意。',
  'terms.agree': '我同意',
  'terms.agreed': '谢谢。我们已记录您的同意。',
  'terms.not-loaded': '无法加载条款，请再试一次。',
  'terms.not-saved': '无法保存您的同意，请重试。',
} as const satisfies AreaOf<typeof source>
