export const consoleViews = {
  'console.views.default': 'فتح القائمة بطريقة العرض {name}',
  'console.views.too-many': 'يمكن حفظ 20 طريقة عرض لكل قائمة. يُرجى حذف واحدة.',
}
