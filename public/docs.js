/* global SwaggerUIBundle */
const dark = matchMedia('(prefers-color-scheme: dark)')
const followSystem = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', followSystem)
followSystem()

SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  filter: true,
  defaultModelsExpandDepth: 0,
  // Reading only: no requests from this page, to us or to a validator elsewhere.
  supportedSubmitMethods: [],
  validatorUrl: null,
})
