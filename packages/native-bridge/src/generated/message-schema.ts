// Generated from schemas/bridge/messages.schema.json by `npm run codegen`. Do not edit.

import type { SchemaPart } from '../runtime/schema-part.ts'

/** Every message of the bridge and what it is made of, by its name in the schema. */
export const messageSchema: Readonly<Record<string, SchemaPart>> = {
  "ToShell": {
    "description": "Every message that the web app sends to the shell.",
    "oneOf": [
      {
        "$ref": "#/$defs/InitialisePar"
      },
      {
        "$ref": "#/$defs/CookieConsent"
      },
      {
        "$ref": "#/$defs/BrazeConfig"
      },
      {
        "$ref": "#/$defs/Logout"
      },
      {
        "$ref": "#/$defs/ShareLink"
      },
      {
        "$ref": "#/$defs/TrackEvent"
      },
      {
        "$ref": "#/$defs/AuthFailed"
      },
      {
        "$ref": "#/$defs/OrderPlaced"
      },
      {
        "$ref": "#/$defs/RequestReview"
      },
      {
        "$ref": "#/$defs/SetBrightness"
      },
      {
        "$ref": "#/$defs/Navigate"
      },
      {
        "$ref": "#/$defs/OpenExternalLink"
      },
      {
        "$ref": "#/$defs/CreateDeepLink"
      },
      {
        "$ref": "#/$defs/PartnerSignIn"
      },
      {
        "$ref": "#/$defs/WebReady"
      }
    ]
  },
  "ToWeb": {
    "description": "Every message that the shell sends to the web app.",
    "oneOf": [
      {
        "$ref": "#/$defs/ParResponse"
      },
      {
        "$ref": "#/$defs/ParError"
      },
      {
        "$ref": "#/$defs/DeepLinkResponse"
      },
      {
        "$ref": "#/$defs/DeepLinkError"
      },
      {
        "$ref": "#/$defs/PartnerToken"
      },
      {
        "$ref": "#/$defs/PartnerTokenError"
      },
      {
        "$ref": "#/$defs/ShellInfo"
      },
      {
        "$ref": "#/$defs/AccountUpdated"
      },
      {
        "$ref": "#/$defs/PushToken"
      },
      {
        "$ref": "#/$defs/ShellLogout"
      }
    ]
  },
  "InitialisePar": {
    "description": "Asks the shell to push an authorisation request to the identity provider, so that a login can begin.",
    "x-requirements": [
      "NAT-04",
      "NAT-05",
      "NAT-06"
    ],
    "x-direction": "toShell",
    "x-answers": [
      "par_response",
      "par_error"
    ],
    "x-echoes": "state",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "challenge",
      "challengeMethod",
      "state"
    ],
    "properties": {
      "type": {
        "const": "initialise_par"
      },
      "challenge": {
        "description": "SHA-256 of the 128-character code verifier, base64url without padding.",
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{43}$"
      },
      "challengeMethod": {
        "const": "S256"
      },
      "state": {
        "description": "Comes back with the login's answer and must be the same then.",
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{8,128}$"
      }
    },
    "examples": [
      {
        "type": "initialise_par",
        "challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
        "challengeMethod": "S256",
        "state": "b1946ac92492d2347c6235b4d2611184"
      }
    ]
  },
  "CookieConsent": {
    "description": "Tells the shell what the person has chosen about cookies.",
    "x-requirements": [
      "NAT-07",
      "CKE-08"
    ],
    "x-direction": "toShell",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "choices"
    ],
    "properties": {
      "type": {
        "const": "cookie_consent"
      },
      "choices": {
        "x-assumed": true,
        "$ref": "#/$defs/CookieChoices"
      }
    },
    "examples": [
      {
        "type": "cookie_consent",
        "choices": {
          "necessary": true,
          "marketing-advertising": false,
          "functional": true,
          "analytics": true
        }
      },
      {
        "type": "cookie_consent",
        "choices": {
          "necessary": true,
          "marketing-advertising": false,
          "functional": false,
          "analytics": false
        }
      }
    ]
  },
  "BrazeConfig": {
    "description": "Tells the shell which device the messaging SDK of the web app is, so that one phone is not counted as two. The specification does not show who sends it.",
    "x-requirements": [
      "NAT-08"
    ],
    "x-direction": "toShell",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "deviceId"
    ],
    "properties": {
      "type": {
        "const": "braze_config"
      },
      "deviceId": {
        "description": "A random id that the SDK made for this installation.",
        "type": "string",
        "pattern": "^[A-Za-z0-9-]{8,64}$"
      }
    },
    "examples": [
      {
        "type": "braze_config",
        "deviceId": "5b0f7a51-6f57-4f0e-8d2c-0a4f1d6e9c33"
      }
    ]
  },
  "Logout": {
    "description": "The member has logged out in the web app: the shell clears its own storage and cookies too.",
    "x-requirements": [
      "NAT-09"
    ],
    "x-direction": "toShell",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "logout"
      }
    },
    "examples": [
      {
        "type": "logout"
      }
    ]
  },
  "ShareLink": {
    "description": "Opens the phone's own share sheet.",
    "x-requirements": [
      "NAT-10",
      "RWD-22",
      "RWD-26",
      "ANL-11"
    ],
    "x-direction": "toShell",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "url",
      "title",
      "message"
    ],
    "properties": {
      "type": {
        "const": "share_link"
      },
      "url": {
        "description": "The deep link, or the web address when none could be made (RWD-25).",
        "$ref": "#/$defs/WebAddress"
      },
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 255
      },
      "message": {
        "type": "string",
        "maxLength": 1000
      }
    },
    "examples": [
      {
        "type": "share_link",
        "url": "https://go.kestrel.test/r/100101",
        "title": "Afternoon tea for two",
        "message": "Look what I have found at Kestrel Red: Afternoon tea for two"
      }
    ]
  },
  "TrackEvent": {
    "description": "Hands an analytics event of the tracking plan to the shell, which measures for both.",
    "x-requirements": [
      "NAT-11",
      "ANL-11"
    ],
    "x-direction": "toShell",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "name",
      "properties"
    ],
    "properties": {
      "type": {
        "const": "track_event"
      },
      "name": {
        "description": "As in the tracking plan.",
        "x-assumed": true,
        "type": "string",
        "pattern": "^[a-z][a-z0-9_-]{0,63}$"
      },
      "properties": {
        "description": "As in the tracking plan.",
        "x-assumed": true,
        "type": "object",
        "maxProperties": 40,
        "additionalProperties": {
          "$ref": "#/$defs/EventValue"
        }
      }
    },
    "examples": [
      {
        "type": "track_event",
        "name": "login",
        "properties": {}
      },
      {
        "type": "track_event",
        "name": "discovery_filter_selection",
        "properties": {
          "list": "earn",
          "filter": "category",
          "values": [
            "Food & Drink",
            "Travel"
          ]
        }
      }
    ]
  },
  "AuthFailed": {
    "description": "A login has failed. The specification gives neither its name nor its fields.",
    "x-requirements": [
      "NAT-12",
      "AUT-12",
      "AUT-13",
      "AUT-15",
      "NAT-17",
      "NAT-18"
    ],
    "x-direction": "toShell",
    "x-assumed": true,
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "reason"
    ],
    "properties": {
      "type": {
        "const": "auth_failed"
      },
      "reason": {
        "description": "What failed, never the server's text.",
        "enum": [
          "pkce_missing",
          "state_mismatch",
          "token_exchange_failed",
          "missing_code_or_state",
          "no_id_token",
          "par_failed",
          "init_failed"
        ]
      }
    },
    "examples": [
      {
        "type": "auth_failed",
        "reason": "state_mismatch"
      }
    ]
  },
  "OrderPlaced": {
    "description": "An order was placed: the app shows what follows. The specification gives neither its name nor its fields.",
    "x-requirements": [
      "NAT-13",
      "RDM-14",
      "RDM-16"
    ],
    "x-direction": "toShell",
    "x-assumed": true,
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "orderId",
      "rewardId",
      "redemptionType"
    ],
    "properties": {
      "type": {
        "const": "order_placed"
      },
      "orderId": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      },
      "rewardId": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      },
      "redemptionType": {
        "description": "Decides which confirmation is shown (RDM-14).",
        "enum": [
          "DIGITAL_FULFILMENT",
          "WINES_FULFILMENT",
          "VOYAGES_FULFILMENT",
          "PHYSICAL_SPARKLES",
          "DONATION_LINK"
        ]
      }
    },
    "examples": [
      {
        "type": "order_placed",
        "orderId": "7b0c7a52-8f4f-4a38-9a0e-2f1a4d6f0c11",
        "rewardId": "100101",
        "redemptionType": "WINES_FULFILMENT"
      }
    ]
  },
  "RequestReview": {
    "description": "A voucher is shown: asks the shell for the app store's review dialog. The specification does not give its name.",
    "x-requirements": [
      "NAT-14",
      "VCH-06"
    ],
    "x-direction": "toShell",
    "x-assumed": true,
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "request_review"
      }
    },
    "examples": [
      {
        "type": "request_review"
      }
    ]
  },
  "SetBrightness": {
    "description": "A code that a scanner reads is shown, or is not any more: a hint how bright the screen should be. The specification does not have it.",
    "x-requirements": [
      "VCH-05"
    ],
    "x-direction": "toShell",
    "x-assumed": true,
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "level"
    ],
    "properties": {
      "type": {
        "const": "set_brightness"
      },
      "level": {
        "description": "As bright as can be, or as the member has set it.",
        "enum": [
          "full",
          "normal"
        ]
      }
    },
    "examples": [
      {
        "type": "set_brightness",
        "level": "full"
      },
      {
        "type": "set_brightness",
        "level": "normal"
      }
    ]
  },
  "Navigate": {
    "description": "Opens one of the app's own screens. The specification gives neither its name nor its fields.",
    "x-requirements": [
      "ACC-09"
    ],
    "x-direction": "toShell",
    "x-assumed": true,
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "screen"
    ],
    "properties": {
      "type": {
        "const": "navigate"
      },
      "screen": {
        "description": "Where to.",
        "enum": [
          "account_settings"
        ]
      }
    },
    "examples": [
      {
        "type": "navigate",
        "screen": "account_settings"
      }
    ]
  },
  "OpenExternalLink": {
    "description": "Opens an address in the phone's browser. An address that does not fit is not sent (ERR-42).",
    "x-requirements": [
      "ERR-42",
      "ERR-43",
      "RDM-10",
      "RDM-20"
    ],
    "x-direction": "toShell",
    "x-assumed": true,
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "url"
    ],
    "properties": {
      "type": {
        "const": "open_external_link"
      },
      "url": {
        "$ref": "#/$defs/WebAddress"
      }
    },
    "examples": [
      {
        "type": "open_external_link",
        "url": "https://partner.kestrel.test/offer?member=1"
      }
    ]
  },
  "CreateDeepLink": {
    "description": "Asks the shell for a link that opens a page in the app where it is installed.",
    "x-requirements": [
      "RWD-22",
      "RWD-24",
      "RWD-25"
    ],
    "x-direction": "toShell",
    "x-answers": [
      "deep_link_response",
      "deep_link_error"
    ],
    "x-echoes": "url",
    "x-assumed": true,
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "url"
    ],
    "properties": {
      "type": {
        "const": "create_deep_link"
      },
      "url": {
        "description": "The page's web address.",
        "$ref": "#/$defs/WebAddress"
      }
    },
    "examples": [
      {
        "type": "create_deep_link",
        "url": "https://club.kestrel.test/kestrel-red/rewards/afternoon-tea-100101"
      }
    ]
  },
  "PartnerSignIn": {
    "description": "Asks the shell's own sign-in service for an id token of a partner, whose account the member links.",
    "x-requirements": [
      "LNK-18",
      "LNK-19"
    ],
    "x-direction": "toShell",
    "x-answers": [
      "partner_token",
      "partner_token_error"
    ],
    "x-echoes": "state",
    "x-assumed": true,
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "partnerCode",
      "scope",
      "state"
    ],
    "properties": {
      "type": {
        "const": "partner_sign_in"
      },
      "partnerCode": {
        "description": "The partner (ENT-02).",
        "enum": [
          "VAA",
          "SYF"
        ]
      },
      "scope": {
        "const": "openid"
      },
      "state": {
        "description": "Comes back with the answer.",
        "type": "string",
        "pattern": "^[A-Za-z0-9._~-]{8,128}$"
      }
    },
    "examples": [
      {
        "type": "partner_sign_in",
        "partnerCode": "VAA",
        "scope": "openid",
        "state": "b1946ac92492d2347c6235b4d2611184"
      }
    ]
  },
  "WebReady": {
    "description": "The web app listens now; what was sent before is lost.",
    "x-requirements": [
      "NAT-01",
      "NAT-02",
      "ERR-38"
    ],
    "x-direction": "toShell",
    "x-answers": [
      "shell_info"
    ],
    "x-assumed": true,
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "web_ready"
      }
    },
    "examples": [
      {
        "type": "web_ready"
      }
    ]
  },
  "ParResponse": {
    "description": "The authorisation request was accepted: the login goes on at this address.",
    "x-requirements": [
      "NAT-06"
    ],
    "x-direction": "toWeb",
    "type": "object",
    "required": [
      "type",
      "authUrl"
    ],
    "properties": {
      "type": {
        "const": "par_response"
      },
      "authUrl": {
        "$ref": "#/$defs/WebAddress"
      },
      "state": {
        "description": "Of the request that is answered.",
        "x-assumed": true,
        "type": "string"
      }
    },
    "examples": [
      {
        "type": "par_response",
        "authUrl": "https://identity.kestrel.test/authorize?client_id=app&request_uri=urn:ietf:params:oauth:request_uri:1"
      },
      {
        "type": "par_response",
        "authUrl": "https://identity.kestrel.test/authorize?client_id=app&request_uri=urn:ietf:params:oauth:request_uri:2",
        "state": "b1946ac92492d2347c6235b4d2611184"
      }
    ]
  },
  "ParError": {
    "description": "The authorisation request was refused or could not be sent; the login fails with `par_failed` (NAT-18).",
    "x-requirements": [
      "NAT-06",
      "NAT-18"
    ],
    "x-direction": "toWeb",
    "type": "object",
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "par_error"
      },
      "message": {
        "description": "For the log, never for the screen.",
        "x-assumed": true,
        "type": "string"
      },
      "state": {
        "description": "Of the request that is answered.",
        "x-assumed": true,
        "type": "string"
      }
    },
    "examples": [
      {
        "type": "par_error"
      },
      {
        "type": "par_error",
        "message": "invalid_request",
        "state": "b1946ac92492d2347c6235b4d2611184"
      }
    ]
  },
  "DeepLinkResponse": {
    "description": "The link that was asked for.",
    "x-requirements": [
      "RWD-22"
    ],
    "x-direction": "toWeb",
    "x-assumed": true,
    "type": "object",
    "required": [
      "type",
      "url",
      "deepLink"
    ],
    "properties": {
      "type": {
        "const": "deep_link_response"
      },
      "url": {
        "description": "Of the request that is answered.",
        "type": "string"
      },
      "deepLink": {
        "$ref": "#/$defs/WebAddress"
      }
    },
    "examples": [
      {
        "type": "deep_link_response",
        "url": "https://club.kestrel.test/kestrel-red/rewards/afternoon-tea-100101",
        "deepLink": "https://go.kestrel.test/r/100101"
      }
    ]
  },
  "DeepLinkError": {
    "description": "No link could be made; the web address is shared instead.",
    "x-requirements": [
      "RWD-25",
      "ERR-46"
    ],
    "x-direction": "toWeb",
    "x-assumed": true,
    "type": "object",
    "required": [
      "type",
      "url"
    ],
    "properties": {
      "type": {
        "const": "deep_link_error"
      },
      "url": {
        "description": "Of the request that is answered.",
        "type": "string"
      },
      "message": {
        "description": "For the log, never for the screen.",
        "type": "string"
      }
    },
    "examples": [
      {
        "type": "deep_link_error",
        "url": "https://club.kestrel.test/kestrel-red/rewards/afternoon-tea-100101",
        "message": "offline"
      }
    ]
  },
  "PartnerToken": {
    "description": "The member has signed in at the partner. Without a token nothing can be linked (LNK-19).",
    "x-requirements": [
      "LNK-18",
      "LNK-19"
    ],
    "x-direction": "toWeb",
    "x-assumed": true,
    "type": "object",
    "required": [
      "type",
      "state"
    ],
    "properties": {
      "type": {
        "const": "partner_token"
      },
      "state": {
        "description": "Of the request that is answered.",
        "type": "string"
      },
      "idToken": {
        "description": "The partner's id token, for the club.",
        "type": "string"
      }
    },
    "examples": [
      {
        "type": "partner_token",
        "state": "b1946ac92492d2347c6235b4d2611184",
        "idToken": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxMDY3ODQyMjEwIn0.c2lnbmF0dXJl"
      }
    ]
  },
  "PartnerTokenError": {
    "description": "There is no id token: the member went back, or the partner cannot be reached.",
    "x-requirements": [
      "LNK-19"
    ],
    "x-direction": "toWeb",
    "x-assumed": true,
    "type": "object",
    "required": [
      "type",
      "state"
    ],
    "properties": {
      "type": {
        "const": "partner_token_error"
      },
      "state": {
        "description": "Of the request that is answered.",
        "type": "string"
      },
      "cancelled": {
        "description": "Whether the member went back.",
        "type": "boolean"
      },
      "message": {
        "description": "For the log, never for the screen.",
        "type": "string"
      }
    },
    "examples": [
      {
        "type": "partner_token_error",
        "state": "b1946ac92492d2347c6235b4d2611184",
        "message": "unavailable"
      }
    ]
  },
  "ShellInfo": {
    "description": "What the web app runs in: which app the server is told of, and how notifications reach the phone. Whether an update is required goes by the web app's own version.",
    "x-requirements": [
      "NAT-01",
      "API-10",
      "API-18"
    ],
    "x-direction": "toWeb",
    "x-assumed": true,
    "type": "object",
    "required": [
      "type",
      "platform"
    ],
    "properties": {
      "type": {
        "const": "shell_info"
      },
      "platform": {
        "description": "Such as `ios` or `android`.",
        "type": "string",
        "minLength": 1
      }
    },
    "examples": [
      {
        "type": "shell_info",
        "platform": "ios"
      }
    ]
  },
  "AccountUpdated": {
    "description": "The member has changed details on the app's own screens: tokens and profile are to be read anew (ACC-10).",
    "x-requirements": [
      "ACC-09",
      "ACC-10",
      "AUT-30"
    ],
    "x-direction": "toWeb",
    "x-assumed": true,
    "type": "object",
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "account_updated"
      }
    },
    "examples": [
      {
        "type": "account_updated"
      }
    ]
  },
  "PushToken": {
    "description": "The device's address for push messages, which the web app binds to the member.",
    "x-requirements": [
      "API-18"
    ],
    "x-direction": "toWeb",
    "x-assumed": true,
    "type": "object",
    "required": [
      "type",
      "token"
    ],
    "properties": {
      "type": {
        "const": "push_token"
      },
      "token": {
        "type": "string",
        "minLength": 1
      }
    },
    "examples": [
      {
        "type": "push_token",
        "token": "fcm:3Zk9qX1c5vT7sB2n"
      }
    ]
  },
  "ShellLogout": {
    "description": "The member has logged out in the app, whose menu stands in for the web app's header: storage and cookies are cleared. The specification does not show which side sends `logout`, so both may.",
    "x-requirements": [
      "NAT-09"
    ],
    "x-direction": "toWeb",
    "x-assumed": true,
    "type": "object",
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "logout"
      }
    },
    "examples": [
      {
        "type": "logout"
      }
    ]
  },
  "CookieChoices": {
    "description": "What the person allows; necessary is always on (CKE-01, CKE-02).",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "necessary",
      "marketing-advertising",
      "functional",
      "analytics"
    ],
    "properties": {
      "necessary": {
        "const": true
      },
      "marketing-advertising": {
        "type": "boolean"
      },
      "functional": {
        "type": "boolean"
      },
      "analytics": {
        "type": "boolean"
      }
    }
  },
  "EventValue": {
    "description": "What a property of an event may be.",
    "anyOf": [
      {
        "type": "string",
        "maxLength": 1024
      },
      {
        "type": "number",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991
      },
      {
        "type": "boolean"
      },
      {
        "type": "array",
        "maxItems": 100,
        "items": {
          "type": "string",
          "maxLength": 128
        }
      },
      {
        "$ref": "#/$defs/CookieChoices"
      }
    ]
  },
  "WebAddress": {
    "description": "An absolute address that a browser may open: never `javascript:`, `data:` or `file:`.",
    "type": "string",
    "maxLength": 2048,
    "pattern": "^https?://[^\\s/][^\\s]*$"
  }
}
