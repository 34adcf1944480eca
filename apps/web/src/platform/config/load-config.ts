import { type AppConfig, ConfigError } from './app-config.ts'

/** Where a prerendered page carries its configuration, so that it is not fetched again. */
export const configElementId = 'app-config'

/**
 * Reads the configuration from the page or, when the page has none, from `config.json`. The page's was checked when it
 * was rendered; the other one is checked here. Throws a ConfigError when it is wrong, another when it did not come.
 */
export async function loadConfig(): Promise<AppConfig> {
  const inPage = document.getElementById(configElementId)?.textContent
  if (inPage !== undefined && inPage !== null) return JSON.parse(inPage) as AppConfig
  const [{ parseConfig }, config] = await Promise.all([import('./parse-config.ts'), fetchConfig()])
  return parseConfig(config)
}

async function fetchConfig(): Promise<unknown> {
  const answer = await fetch(`${import.meta.env.BASE_URL}config.json`)
  if (answer.status >= 500) throw new Error(`config.json: ${answer.status} ${answer.statusText}`)
  if (!answer.ok) throw new ConfigError(`config.json: ${answer.status} ${answer.statusText}`)
  try {
    return await answer.json()
  } catch {
    throw new ConfigError('config.json could not be read')
  }
}
