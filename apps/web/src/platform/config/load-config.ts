import { type AppConfig, ConfigError } from './app-config.ts'

/** Loads what checks a configuration. A page that carries its own does without. */
export type LoadParser<Config> = () => Promise<{ parseConfig: (value: unknown) => Config }>

/** Where a prerendered page carries its configuration, so that it is not fetched again. */
export const configElementId = 'app-config'

/**
 * Reads the configuration from the page or, when the page has none, from `config.json`. The page's was checked when it
 * was rendered; the other one is checked here. Throws a ConfigError when it is wrong, another when it did not come.
 */
export async function loadConfig<Config extends AppConfig>(loadParser: LoadParser<Config>): Promise<Config> {
  const inPage = document.getElementById(configElementId)?.textContent
  if (inPage !== undefined && inPage !== null) return JSON.parse(inPage) as Config
  const [{ parseConfig }, config] = await Promise.all([loadParser(), fetchConfig()])
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
