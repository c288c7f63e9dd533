import { ROUTES } from '#contracts';

/** The routes that the product began with. */
export const SPECIFIED = `
POST /api/auth/login
GET /api/brands
GET /api/brands/{}
POST /api/brands
PUT /api/brands/{}
DELETE /api/brands/{}
GET /api/brands/{}/categories
POST /api/brands/{}/categories
PUT /api/categories/{}
DELETE /api/categories/{}
GET /api/categories/{}/attributes
GET /api/brands/{}/attributes
POST /api/categories/{}/attributes
PUT /api/attributes/{}
DELETE /api/attributes/{}
POST /api/attributes/batch
GET /api/brands/{}/blacklists
POST /api/brands/{}/blacklists
DELETE /api/blacklists/{}
POST /api/blacklist/batch
GET /api/brands/{}/category-blacklists
POST /api/category-blacklist/batch
DELETE /api/category-blacklists/{}
GET /api/brands/{}/attribute-category-blacklists
POST /api/attribute-category-blacklist/batch
DELETE /api/attribute-category-blacklists/{}
GET /api/brands/{}/category-pairings
POST /api/brands/{}/category-pairings
DELETE /api/category-pairings/{}
GET /api/brands/{}/competitors
POST /api/brands/{}/competitors
DELETE /api/competitors/{}
POST /api/brands/{}/generate-csv
GET /api/brands/{}/csv-preview
GET /api/brands/{}/download-csv
GET /api/brands/{}/csv-generations
DELETE /api/brands/{}/csv-generations/{}
GET /api/brands/{}/csv-generations/{}/breakdown
GET /api/brands/{}/csv-generations/{}/download
POST /api/brands/{}/generate-written-prompts
POST /api/brands/{}/generate-bulk-written-prompts
POST /api/brands/{}/generate-bulk-v2-prompts
POST /api/brands/{}/generate-manual-v2-prompts
POST /api/brands/{}/generate-pc-prompts
POST /api/brands/{}/generate-paired-prompts
POST /api/brands/{}/generate-competitor-prompts
POST /api/brands/{}/generate-advanced-competitor-prompts
POST /api/brands/{}/generate-validation-prompts
POST /api/brands/{}/improve-written-prompts
POST /api/brands/{}/save-written-prompts
GET /api/brands/{}/written-prompts
GET /api/brands/{}/written-prompts-summary
GET /api/brands/{}/written-prompts-filtered
GET /api/brands/{}/written-prompts-stats
GET /api/brands/{}/written-prompts-duplicates
GET /api/brands/{}/written-prompts-details
DELETE /api/brands/{}/written-prompts-group
GET /api/brands/{}/written-prompts-group-csv
PATCH /api/brands/{}/written-prompts/{}
POST /api/brands/{}/written-prompts/bulk-delete
POST /api/brands/{}/written-prompts-bulk-delete
GET /api/brands/{}/written-prompts-csv
GET /api/brands/{}/export-written-prompts-csv
GET /api/brands/{}/profound-csv
GET /api/brands/{}/modified-attribute-names
POST /api/brands/{}/modified-attribute-names
DELETE /api/brands/{}/modified-attribute-names/{}
GET /api/brands/{}/prompt-templates
POST /api/brands/{}/prompt-templates
POST /api/brands/{}/prompt-templates/save-as-default
GET /api/system-default-templates
`
  .trim()
  .split('\n');

/** What was added later and is not in `ROUTES`, because it answers no plain JSON or starts a run. */
const OTHERS = [
  'GET /api/brands/{}/coverage-plan-csv',
  'POST /api/brands/{}/generate-coverage-prompts',
  'POST /api/brands/{}/ask-again',
  'GET /api/brands/{}/sheet-csv',
  'GET /api/brands/{}/export-versions/{}/csv',
  'GET /api/brands/{}/export-versions/{}/difference-csv',
  'POST /api/brands/{}/written-prompts-csv',
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
];

/** What was added later, for the product's own client, its operators and those who check a set. */
export const ADDED = [...Object.keys(ROUTES).filter((route) => !SPECIFIED.includes(route)), ...OTHERS];
