/**
 * Names for shapes that occur more than once in the served documents. Each is identified by one place: the
 * component, then its members; `[]` means the items of a list, `|2` the third of several shapes. Every schema
 * with the same shape gets the same name. (A schema that is a thing of its own has its name where it is
 * declared, as `id`.)
 */
export const SHAPE_NAMES: Readonly<Record<string, string>> = {
  // Shows
  "CreateEventAnswer.data": "EventWithLinks",
  "PublishEventAnswer.data": "EventTransition",
  "CreateShowroomAnswer.data": "ClientShowroom",
  "EventSummary.state": "EventState",
  "EventSummary.theme": "EventTheme",
  "CreateEventInput.host": "HostInput",
  "CreateEventInput.brand": "BrandInput",
  "CreateEventInput.watch": "WatchInput",
  "CreateEventInput.signup": "SignupSettingsInput",
  "CreateEventInput.emcee": "AnnouncerInput",
  "CreateEventInput.holding": "HoldingCardInput",
  "CreateEventInput.recording": "RecordingSettingsInput",
  "CreateEventInput.after": "AfterShowInput",
  "CreateEventInput.reminders": "RemindersInput",
  "CreateEventInput.survey": "SurveyInput",
  "CreateSeriesInput.defaults": "SeriesDefaultsInput",
  "Event.emcee.voice": "AnnouncerVoice",

  // The run of show
  "EventPlan.outline": "PlanOutline",
  "EventPlan.outline.topics[]": "PlanOutlineText",
  "EventPlan.segments[]": "Segment",
  "EventPlan.edits[]": "PlanEdit",
  "EventPlan.status": "PlanStatus",
  "UpdateEventInput.plan": "PlanInput",
  "ReplacePlanInput.segments[]": "SegmentInput",
  "PresentationTargets.segments[].type": "SegmentType",
  "StageState.scenes[].slide": "SegmentSlide",
  "PresentationTargets.segments[].slide": "SegmentSlide",
  "ReplacePlanInput.segments[].slide": "SegmentSlide",
  "StageState.scenes[].poll": "Poll",
  "ReplacePlanInput.segments[].poll": "Poll",
  "StageState.scenes[].video": "SegmentVideo",
  "PlanImport.columns[].field": "PlanColumn",

  // People
  "Registration.consent": "Consent",
  "Registration.utm": "CampaignTags",
  "CreateRegistrationInput.utm": "CampaignTags",
  "Registration.state": "RegistrationState",
  "ExportRegistrationsInput.mail": "RegistrationEmailState",
  "GuestReadiness.invitation.state": "GuestInvitationState",
  "GuestInvitation.to": "Recipient",
  "SignupState.created_by": "Actor",
  "LedgerEntry.actor": "TypedId",
  "ListedStageInvitation.state": "StageInvitationState",
  "ListStudioLinksListAnswer.data[].role": "CrewRole",
  "CreateStudioLinkAnswer.data": "StudioLinkWithAddress",
  "Sponsor.tier": "SponsorTier",

  // Sales calls
  "AnalyzeCallInput.participants[]": "CallParticipantInput",
  "AnalyzeCallInput.segments[]": "CallSegmentInput",

  // Emails
  SetWorkspaceEmailInput: "EmailCopyInput",
  "EmailCopy.fields": "EmailFields",
  "EmailCopy.kind": "EmailKind",
  "EmailField.layer": "EmailLayer",
  "PreviewCommunicationInput.audience": "CommunicationAudienceInput",
  "CommunicationRecipient.state": "CommunicationRecipientState",
  "Communication.state": "CommunicationState",

  // Files
  CompletePresentationInput: "CompleteUploadInput",
  "OpenedPresentation.upload": "UploadTarget",
  "Presentation.attachments[]": "PresentationAttachment",
  "Presentation.failure": "PresentationFailure",
  "Presentation.content_type": "PresentationType",
  "Presentation.state": "ConversionState",
  "Video.failure": "VideoFailure",
  "Asset.content_type": "ImageType",
  "PresentationCapabilities.converters.libreoffice": "ConverterState",

  // The stage
  "PreviewStudioCommandInput.commands[]": "StudioCommandInput",
  "RunStudioCommandAnswer.data.warnings[]": "StudioWarning",
  "RunStudioCommandAnswer.data.proposal": "StudioProposalReference",
  "RunStudioCommandAnswer.data.room": "RoomState",
  "StudioCommand.state": "StudioCommandState",
  "StudioCommand.source": "StudioCommandSource",
  "StudioPreview.before": "StudioPreviewPicture",
  "StudioProposal.before": "StudioProposalPicture",
  "AskToUnmuteAnswer.data": "StagePerson",
  "StartRehearsalAnswer.data": "StageRehearsal",
  "GetFeedAnswer.data.messages[]|0.line": "ChatLine",
  "Reactions.reactions": "ReactionCounts",
  "Whiteboard.elements[]|0.boundElements[]": "WhiteboardBoundElement",
  "Whiteboard.elements[]|0.fillStyle": "WhiteboardFill",
  "Whiteboard.elements[]|0.roundness": "WhiteboardRoundness",
  "Whiteboard.elements[]|1.startArrowhead": "WhiteboardArrowhead",
  "Whiteboard.elements[]|1.startBinding": "WhiteboardBinding",

  // Webhooks
  "Webhook.events[]": "WebhookEventFilter",
  "WebhookDelivery.event_type": "WebhookEventType",
  "WebhookDelivery.state": "WebhookDeliveryState",
  "EventCreatedEvent.data": "EventChange",
  "GuestAddedEvent.data": "GuestChange",
  "RegistrationCreatedEvent.data": "RegistrationChange",
  "BudgetWarningEvent.data": "BudgetState",
  "AttendeeJoinedEvent.data.attendee": "Attendee",
};
