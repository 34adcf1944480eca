import { startServices } from '#app/start-services.ts'

/** Does what tells a page that somebody is there. */
export function touchPage(): void {
  window.dispatchEvent(new Event('pointermove'))
}

/** Starts what runs beside the pages, all of it: as when somebody has moved the pointer. */
export function startTouched(): void {
  startServices()
  touchPage()
}
