/** Whether a press on a link is not to be answered in the page: with these keys the browser opens or saves it; or it was answered already. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented
