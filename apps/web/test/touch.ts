import { startServices } from '#app/start-services.ts'

/** Raises the events of a first interaction. */
export function touchPage(): void {
  window.dispatchEvent(new Event('pointermove'))
}

/** Starts what runs beside the pages, all of it: as when somebody has moved the pointer. */
export function startTouched(): void {
  startServices()
  touchPage()
}
