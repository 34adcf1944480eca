/** Also for whoever knows that there will be news, and perhaps no connection to load this over. */
export function loadToastList() {
  return import('./ToastList.tsx')
}
