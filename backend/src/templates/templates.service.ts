import { defaultTemplate, recordOf, type TemplateType, templateInUse } from '#domain';
import { MESSAGES, type PromptTemplate, type SystemDefaultTemplate } from '#contracts';
import {
  inTransaction,
  PromptTemplateEntity,
  SystemDefaultTemplateEntity,
  type TemplateInUse,
} from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { conflict, notFound, refused } from '../common/api-exception.js';
import { upsert } from '../common/write-rows.js';
import { findBrandOrThrow, inBrandTransaction } from '../common/find-brand.js';
import type {
  ChangeTemplatesDto,
  DefaultTemplateDto,
  PromptTemplateDto,
  SaveAsDefaultDto,
} from './template.dto.js';

@Injectable()
export class TemplatesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {}

  /** The texts a generator must use: the brand's own if active, else the system default, else the embedded one. */
  async inUse(brandId: string, types: TemplateType[]): Promise<Partial<Record<TemplateType, TemplateInUse>>> {
    if (types.length === 0) return {};
    const templateType = In(types);
    const [own, defaults] = await Promise.all([
      this.dataSource.manager.findBy(PromptTemplateEntity, { brandId, templateType }),
      this.dataSource.manager.findBy(SystemDefaultTemplateEntity, { templateType }),
    ]);
    return recordOf(types, (type) => {
      const { source: _, ...inUse } = templateInUse(type, own, defaults);
      return inUse;
    });
  }

  async list(brandId: string): Promise<PromptTemplate[]> {
    await findBrandOrThrow(this.dataSource.manager, brandId);
    return ownTemplates(this.dataSource.manager, brandId);
  }

  /** Writes a brand's template of one type, whether new or replaced. */
  async save(
    brandId: string,
    request: PromptTemplateDto,
  ): Promise<{ template: PromptTemplate; created: boolean }> {
    return inBrandTransaction(this.dataSource, brandId, (manager) => this.write(manager, brandId, request));
  }

  /**
   * Writes templates of a brand, and removes others so that their types use the default again: all of this or nothing.
   *
   * @returns all the templates that the brand then has of its own
   */
  async change(
    brandId: string,
    { templates = [], removed = [] }: ChangeTemplatesDto,
  ): Promise<PromptTemplate[]> {
    const twice = templates.find(({ templateType }) => removed.includes(templateType));
    if (twice)
      throw refused(`The template ${twice.templateType} cannot be both saved and removed`, 'removed');
    return inBrandTransaction(this.dataSource, brandId, async (manager) => {
      for (const templateType of removed) await this.remove(manager, brandId, templateType);
      await this.writeAll(manager, brandId, templates);
      return ownTemplates(manager, brandId);
    });
  }

  /** The same in a transaction that already holds the brand's lock. */
  async writeAll(
    manager: EntityManager,
    brandId: string,
    templates: readonly PromptTemplateDto[],
  ): Promise<void> {
    for (const template of templates) await this.write(manager, brandId, template);
  }

  private async write(manager: EntityManager, brandId: string, request: PromptTemplateDto) {
    const { templateType, ...changes } = request;
    const key = { brandId, templateType };
    const usual = defaultTemplate(templateType);
    const name = request.name ?? usual.name;
    const description = request.description === undefined ? usual.description : request.description;
    const { row, created } = await upsert(manager, PromptTemplateEntity, key, {
      row: { ...request, name, description, brandId },
      changes: { ...changes, updatedAt: () => 'now()' },
    });
    const facts = { brandId, subjectId: row.id, subject: row.templateType };
    await this.audit.record(manager, 'template.save', facts);
    return { template: toTemplate(row), created };
  }

  /** Records nothing if somebody else removed it first. */
  private async remove(manager: EntityManager, brandId: string, templateType: TemplateType): Promise<void> {
    const row = await manager.findOneBy(PromptTemplateEntity, { brandId, templateType });
    if (!row) return;
    await manager.delete(PromptTemplateEntity, row.id);
    const facts = { brandId, subjectId: row.id, subject: templateType };
    await this.audit.record(manager, 'template.delete', facts);
  }

  async listDefaults(manager = this.dataSource.manager): Promise<SystemDefaultTemplate[]> {
    const rows = await manager.find(SystemDefaultTemplateEntity, { order: { templateType: 'ASC' } });
    return rows.map(toDefault);
  }

  /**
   * Makes these texts the defaults of all brands, provided that each replaces the expected one, if one is given. A
   * brand's own templates stay as they are.
   *
   * @throws ConflictException with all defaults when one of them has changed since
   */
  async saveAsDefault(brandId: string, { templates }: SaveAsDefaultDto): Promise<SystemDefaultTemplate[]> {
    await findBrandOrThrow(this.dataSource.manager, brandId);
    // The last of a type wins, as if they had been sent one after another.
    const byType = new Map(templates.map((template) => [template.templateType, template]));
    const chosen = [...byType.values()];
    const values = chosen.map((template) => {
      const { name, description } = defaultTemplate(template.templateType);
      return { ...template, name, description };
    });
    await inTransaction(this.dataSource, async (manager) => {
      // Whoever saves them waits here, also for one that was only built-in until now and has no row to lock.
      await manager.query('LOCK TABLE system_default_templates IN SHARE ROW EXCLUSIVE MODE');
      const defaults = await this.listDefaults(manager);
      if (chosen.some((template) => isOutdated(template, defaults)))
        throw conflict(MESSAGES.defaultsChanged, { defaults });
      await manager
        .createQueryBuilder()
        .insert()
        .into(SystemDefaultTemplateEntity)
        .values(values)
        .orUpdate(['prompt_template', 'temperature', 'is_active', 'frames', 'updated_at'], ['template_type'])
        .execute();
      const facts = { brandId, subject: [...byType.keys()].join(', ') };
      await this.audit.record(manager, 'template.save-as-default', facts);
    });
    return (await this.listDefaults()).filter(({ templateType }) => byType.has(templateType));
  }

  /** Removes a default, so that the built-in text takes its place. */
  async deleteDefault(id: string): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const row = await manager.findOneBy(SystemDefaultTemplateEntity, { id });
      const { affected } = await manager.delete(SystemDefaultTemplateEntity, id);
      if (!row || !affected) throw notFound('Default template not found');
      const facts = { subjectId: id, subject: row.templateType };
      await this.audit.record(manager, 'template.delete-default', facts);
    });
  }
}

/** Whether the default that all brands use for a type, saved or built-in, is another than the expected one. */
function isOutdated(
  { templateType, expected, expectedFrames }: DefaultTemplateDto,
  defaults: readonly SystemDefaultTemplate[],
): boolean {
  const { text, frames } = templateInUse(templateType, [], defaults);
  return text !== (expected ?? text) || frames !== (expectedFrames ?? frames);
}

async function ownTemplates(manager: EntityManager, brandId: string): Promise<PromptTemplate[]> {
  const rows = await manager.find(PromptTemplateEntity, {
    where: { brandId },
    order: { templateType: 'ASC' },
  });
  return rows.map(toTemplate);
}

const toTemplate = (row: PromptTemplateEntity): PromptTemplate => ({
  id: row.id,
  brandId: row.brandId,
  templateType: row.templateType,
  name: row.name,
  description: row.description,
  promptTemplate: row.promptTemplate,
  isActive: row.isActive,
  frames: row.frames,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const toDefault = (row: SystemDefaultTemplateEntity): SystemDefaultTemplate => ({
  id: row.id,
  templateType: row.templateType,
  name: row.name,
  description: row.description,
  promptTemplate: row.promptTemplate,
  temperature: row.temperature,
  isActive: row.isActive,
  frames: row.frames,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
