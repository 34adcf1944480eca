import { type AppConfig, ConfigError, parseConfig } from './app-config.ts'

/** Where a prerendered page carries its configuration, so that it need not be asked for again. */
export const configElementId = 'app-config'

/** Reads the configuration from the page or, when the page has none, from `config.json`. Throws a ConfigError. */
export async function loadConfig(): Promise<AppConfig> {
  const inPage = document.getElementById(configElementId)?.textContent
  return parseConfig(inPage === undefined || inPage === null ? await fetchConfig() : JSON.parse(inPage))
}

async function fetchConfig(): Promise<unknown> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}config.json`)
    if (!answer.ok) throw new ConfigError(`config.json: ${answer.status} ${answer.statusText}`)
    return await answer.json()
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError('config.json could not be read')
  }
}
